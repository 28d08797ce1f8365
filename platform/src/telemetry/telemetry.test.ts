import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { Telemetry } from './telemetry.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const report = { remote: 'mf-x', version: '1.0.0', kind: 'load', phase: 'page', durationMs: 12 };
const send = (payload: string | Buffer, type = 'text/plain;charset=UTF-8') =>
  site.app.inject({
    method: 'POST',
    url: '/_dara/telemetry',
    headers: { 'content-type': type },
    payload,
  });

it('counts loads and errors per remote and release', async () => {
  expect((await send(JSON.stringify(report))).statusCode).toBe(204);
  const failed = { ...report, kind: 'error', message: 'TypeError' };
  expect(
    (await send(JSON.stringify({ events: [report, failed] }), 'application/json')).statusCode,
  ).toBe(204);
  expect(site.telemetry.counts()).toEqual({
    'mf-x@1.0.0': { loads: 2, errors: 1, serverErrors: 0 },
  });
});

it('rejects invalid and oversized reports', async () => {
  const bad = [
    '',
    'null',
    '{}',
    '[]',
    JSON.stringify({ ...report, remote: '<script>' }),
    JSON.stringify(Array(21).fill(report)),
    Buffer.from(JSON.stringify({ ...report, message: '\xe9' }), 'latin1'),
  ];
  for (const payload of bad) expect((await send(payload)).statusCode).toBe(400);
  expect((await send(JSON.stringify({ ...report, message: 'x'.repeat(40_000) }))).statusCode).toBe(
    413,
  );
});

it('silently drops reports over the limit of an address', async () => {
  const loads = () => site.telemetry.counts()['mf-x@2.0.0']?.loads ?? 0;
  const often = JSON.stringify({ ...report, version: '2.0.0' });
  for (let i = 0; i < 70; i += 1) expect((await send(often)).statusCode).toBe(204);
  expect(loads()).toBeGreaterThan(0);
  expect(loads()).toBeLessThan(70);
});

it('counts 500 releases of untrusted names, and evicts the least recently reported one', () => {
  const telemetry = new Telemetry();
  const names = () => Object.keys(telemetry.counts());
  for (let index = 0; index < 500; index += 1) telemetry.load('mf-x', `${index}.0.0`);
  expect(names()).toHaveLength(500);
  telemetry.error('mf-x', '0.0.0');
  telemetry.serverError('mf-x', '500.0.0');
  expect(names()).toHaveLength(500);
  expect(names()).not.toContain('mf-x@1.0.0');
  expect(telemetry.counts()).toMatchObject({
    'mf-x@0.0.0': { loads: 1, errors: 1, serverErrors: 0 },
    'mf-x@500.0.0': { loads: 0, errors: 0, serverErrors: 1 },
  });
});

it('accepts 20 reports at once, and 60 of one address in a minute', async () => {
  const fresh = await createTestSite();
  const many = (count: number, version: string) =>
    fresh.app.inject({
      method: 'POST',
      url: '/_dara/telemetry',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(Array(count).fill({ ...report, version })),
    });
  expect((await many(20, '3.0.0')).statusCode).toBe(204);
  for (let sent = 1; sent < 61; sent += 1) await many(1, '4.0.0');
  expect(fresh.telemetry.counts()).toMatchObject({
    'mf-x@3.0.0': { loads: 20 },
    'mf-x@4.0.0': { loads: 59 },
  });
  await fresh.close();
});
