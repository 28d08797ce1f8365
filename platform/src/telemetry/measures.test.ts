import { createTestServices, type TestServices } from '@dara/backend/testing';
import { MEASURES_MAX, type MeasuresReport } from '@dara/contract';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { counted, errorsOf } from '../testing/measured.ts';
import { PLATFORM_TEMPLATE } from '../testing/platform-template.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { keepMeasures } from './keep-measures.ts';
import { vitalMeasure } from './measure.ts';
import { Measures } from './measures.ts';
import { addMeasures, removeMeasures, sumMeasures } from './measures.repository.ts';
import { parseMeasures } from './measures-report.ts';
import { declareMeasuresPurge } from './purge-measures.job.ts';
import { networkOf } from './sender.ts';

const X = { name: 'mf-x', version: '1.0.0' };

describe('a report', () => {
  const whole: MeasuresReport = {
    releases: [{ ...X, loads: 3, failures: { load: 1, render: 2, handler: 3, rejection: 4 } }],
    page: { ...X, lcp: 1200, inp: 80, cls: 0.05 },
  };
  it('has counts of releases, and the vitals of a page', () => {
    expect(parseMeasures(JSON.stringify(whole))).toEqual(whole);
    expect(parseMeasures('{"releases":[]}')).toEqual({ releases: [] });
  });

  it.each<[string, unknown]>([
    ['no text', null],
    ['no report', '[]'],
    ['a field of its own', { ...whole, personId: 'x' }],
    ['a field of a release', { releases: [{ ...X, url: '/talent/1' }] }],
    ['a phase', { releases: [{ ...X, failures: { stack: 1 } }] }],
    ['a phase of the server', { releases: [{ ...X, failures: { server: 1 } }] }],
    ['a vital', { releases: [], page: { ...X, ttfb: 1 } }],
    ['too many releases', { releases: Array(MEASURES_MAX.releases + 1).fill(X) }],
    ['too large a count', { releases: [{ ...X, loads: MEASURES_MAX.count + 1 }] }],
    ['a negative count', { releases: [{ ...X, loads: -1 }] }],
    ['part of a count', { releases: [{ ...X, loads: 0.5 }] }],
    ['a text as count', { releases: [{ ...X, loads: '5' }] }],
    ['an endless paint', { releases: [], page: { ...X, lcp: 1e9 } }],
  ])('is refused as a whole with %s', (_what, value) => {
    expect(
      parseMeasures(typeof value === 'string' ? value : JSON.stringify(value)),
    ).toBeUndefined();
  });
});

describe('the counts of a process', () => {
  let services: TestServices;
  let at = 0;
  let measures: Measures;
  beforeAll(async () => {
    services = await createTestServices({ template: PLATFORM_TEMPLATE });
  });
  let one = 0;
  beforeEach(() => {
    at = 1_000_000;
    one += 1;
    measures = new Measures({ ...services, now: () => at });
    measures.follow([live()]);
  });
  afterAll(() => services.close());

  // The limiter is shared by the tests.
  const live = () => ({ name: 'mf-x', version: `${one}.0.0` });
  const report = (more: object, address = '10.0.0.1') =>
    measures.report({ releases: [{ ...live(), ...more }] }, address);
  const taken = () =>
    Object.fromEntries(measures.take().map(({ measure, count }) => [measure, count]));

  it('are those of live releases, and of replaced ones for an hour', async () => {
    const replaced = live();
    await measures.report({ releases: [{ name: 'mf-forged', version: '1.0.0', loads: 1 }] }, 'a');
    expect(measures.take()).toEqual([]);
    measures.follow([{ name: 'mf-x', version: 'next' }]);
    at += 3_599_000;
    await report({ loads: 1 });
    expect(measures.take()).toEqual([{ ...replaced, measure: 'load', count: 1 }]);
    at += 2000;
    await report({ loads: 1 });
    expect(measures.take()).toEqual([]);
    const release = `mf-x@${replaced.version}`;
    expect(await counted({ services }, 'dara_remote_loads_total', release)).toBeUndefined();
    expect(await errorsOf({ services }, release, 'render')).toBeUndefined();
    expect(await counted({ services }, 'dara_remote_loads_total', 'mf-x@next')).toBe(0);
  });

  it('of one network are five errors and 200 loads an hour, whatever it reports', async () => {
    for (let time = 0; time < 10; time += 1)
      await report({ loads: 50, failures: { handler: 2, render: 2 } }, `10.0.0.${time}`);
    expect(taken()).toEqual({
      ...{ load: 200, 'error:render': 3, 'error:handler': 2, 'failing-network': 1 },
    });
    expect(await errorsOf({ services }, `mf-x@${one}.0.0`, 'render')).toBe(3);
    await report({ failures: { rejection: 1 } }, '10.0.1.1');
    await report({ failures: { load: 1 } }, '2001:db8:1:1::/64');
    await report({ failures: { load: 1 } }, '2001:db8:1:2::/64');
    await report({ failures: { load: 1 } }, '2001:db8:2:2::/64');
    expect(taken()).toEqual({ 'error:rejection': 1, 'error:load': 3, 'failing-network': 3 });
  });

  it('include failures on the server, all of them in the metrics', async () => {
    for (let time = 0; time < 9; time += 1) await measures.serverFailure(live(), '10.0.0.1');
    expect(taken()).toEqual({ 'error:server': 5, 'failing-network': 1 });
    expect(await errorsOf({ services }, `mf-x@${one}.0.0`)).toBe(9);
  });

  it('hold web vitals in buckets', async () => {
    const page = { ...live(), lcp: 2501, inp: 50, cls: 0.7 };
    await measures.report({ releases: [], page }, '10.0.0.1');
    expect(taken()).toEqual({ 'lcp:3200': 1, 'inp:50': 1, 'cls:more': 1 });
    const release = `mf-x@${one}.0.0`;
    const of = (le: number) =>
      counted({ services }, 'dara_web_vital_lcp_seconds', release, { le: le as never });
    expect([await of(2.5), await of(3.2)]).toEqual([0, 1]);
    expect(vitalMeasure('cls', 0.1)).toBe('cls:0.1');
  });

  it('are added to those of the hour, by several instances at once', async () => {
    const count = { ...live(), measure: 'load', count: 2 } as const;
    await Promise.all([1, 2, 3].map(() => addMeasures(services.db, [count])));
    const from = new Date(Date.now() - 60_000);
    expect(await sumMeasures(services.db, live(), { from })).toEqual({ load: 6 });
    const rows = await services.db.selectFrom('release_measure').selectAll().execute();
    expect(rows.filter(({ version }) => version === count.version).length).toBeLessThan(3);
  });

  it('wait for a database that does not answer', async () => {
    await report({ loads: 1 });
    const away = {
      insertInto: () => ({
        values: () => ({
          onConflict: () => ({ execute: () => Promise.reject(new Error('away')) }),
        }),
      }),
    };
    const kept = keepMeasures(measures, { ...services, db: away as never });
    await kept.end();
    await report({ loads: 2 });
    expect(taken()).toEqual({ load: 3 });
  });

  it('are removed after thirty days, each night', async () => {
    const { db, jobs } = services;
    declareMeasuresPurge(services);
    const rows = [29, 31].map((days) => ({
      ...live(),
      hour: sql<Date>`now() - make_interval(days => ${days})`,
      ...({ measure: `of ${days}`, count: 1 } as const),
    }));
    await db.insertInto('release_measure').values(rows).execute();
    await jobs.enqueue('purge-measures', {});
    await jobs.drain();
    expect(await sumMeasures(db, live(), { from: new Date(0) })).toEqual({ 'of 29': 1 });
    await removeMeasures(db, new Date());
  });
});

it.each([
  ['203.0.113.9', '203.0.113'],
  ['2001:db8:7:1::/64', '2001:db8:7'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('POST /_dara/measures', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
    await site.shipShell();
    await site.ship('mf-x', []);
  });
  afterAll(() => site.close());

  const post = (payload: string, more: Partial<InjectOptions> = {}) =>
    site.app.inject({
      ...{ method: 'POST', url: '/_dara/measures', payload, ...more },
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...more.headers },
    });
  const loads = () => counted(site, 'dara_remote_loads_total', 'mf-x@1.0.0');
  const report = (loaded = 1) => JSON.stringify({ releases: [{ ...X, loads: loaded }] });

  it('counts, and answers 204 to anything, without counting it', async () => {
    expect((await post(report())).statusCode).toBe(204);
    const none = [
      await post('{'),
      await post(''),
      await post(JSON.stringify({ releases: [], more: 'x'.repeat(MEASURES_MAX.bytes) })),
      await post(report(), { headers: { 'content-type': 'application/json' } }),
      await post(report(), { headers: { 'content-type': 'x/y' } }),
    ];
    expect(none.map(({ statusCode }) => statusCode)).toEqual(Array(none.length).fill(204));
    expect(await loads()).toBe(1);
  });

  it('counts nothing that another site lets its visitors send', async () => {
    const before = (await loads()) ?? 0;
    const from = (origin: string) => post(report(), { headers: { origin } });
    expect((await from('https://evil.test')).statusCode).toBe(204);
    expect((await from('null')).statusCode).toBe(204);
    expect(await loads()).toBe(before);
    await from('http://site.test');
    expect(await loads()).toBe(before + 1);
  });

  it('counts 120 reports of an address in a minute', async () => {
    const before = (await loads()) ?? 0;
    for (let sent = 0; sent < 150; sent += 1) await post(report(), { remoteAddress: '192.0.2.7' });
    expect(await loads()).toBe(before + 120);
  });

  it('stores what was counted', async () => {
    await site.measures.flush();
    const sum = await sumMeasures(site.services.db, X, { from: new Date(Date.now() - 60_000) });
    expect(sum.load).toBe(await loads());
  });
});
