import type { CountedRelease } from '@dara/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FixtureOptions } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let name = '';
let one = 0;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
});
beforeEach(async () => {
  one += 1;
  name = `mf-t${one}`;
  for (const version of ['1.0.0', '1.1.0']) await site.ship(name, [], owned(version));
});
afterAll(() => site.close());

/** Of an owner with an address. */
const owned = (version: string): FixtureOptions => ({
  version,
  change: ({ declaration }) => void (declaration.owner = `${name}@team.test`),
});
const live = async () => (await site.registry.deployments()).deployed.get(name)?.live.version;
const watches = () =>
  site.services.db.selectFrom('release_watch').selectAll().where('name', '=', name).execute();
const mails = async () =>
  (await site.services.outbox()).filter((mail) => mail.includes(`To: ${name}@team.test`));
const event = async () => (await site.registry.history(name))[0];

/** Visitors of as many networks, with what each reports. */
async function visit(
  visitors: number,
  counts: Omit<CountedRelease, 'name' | 'version'>,
  version = '1.1.0',
) {
  for (let visitor = 0; visitor < visitors; visitor += 1)
    await site.app.inject({
      method: 'POST',
      url: '/_dara/measures',
      remoteAddress: `10.${one}.${visitor}.9`,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ releases: [{ name, version, ...counts }] }),
    });
  await site.measures.flush();
}

/** The next round of the watch. */
async function look(): Promise<void> {
  await site.services.jobs.enqueue('watch-releases', {});
  await site.services.jobs.drain();
}

it('rolls a release back whose errors per load exceed its budget, tells its owner, and names it in the history', async () => {
  await visit(10, { loads: 10 });
  await look();
  expect(await live()).toBe('1.1.0');
  await visit(6, { failures: { handler: 1 } });
  await look();
  expect(await live()).toBe('1.0.0');
  const reason = 'errors per load 6.0 % (6 of 100 loads, from 6 networks), the limit is 5.0 %';
  expect(await event()).toMatchObject({
    ...{ action: 'rollback', version: '1.0.0', actor: 'watch', reason },
  });
  const [mail = '', ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toContain(`Subject: ${name} 1.1.0 was rolled back`);
  expect(mail.replaceAll(/=\r?\n/g, '')).toContain(`--no-watch`);
  const metric = 'dara_watch_rollbacks_total';
  const values = await site.services.metrics.values(metric);
  expect(values.find(({ labels }) => labels['remote'] === name)).toMatchObject({
    ...{ value: 1, labels: { result: 'done' } },
  });
});

it('does not watch a rollback, so that nothing goes back and forth', async () => {
  await visit(10, { loads: 10, failures: { load: 1 } });
  await look();
  expect(await live()).toBe('1.0.0');
  expect(await watches()).toEqual([]);
  await visit(10, { loads: 10, failures: { load: 1 } }, '1.0.0');
  await look();
  expect(await live()).toBe('1.0.0');
});

it('judges a release by its own counts when it is promoted once more', async () => {
  await visit(10, { loads: 10, failures: { load: 1 } });
  await look();
  await site.registry.promote(name, '1.1.0');
  await look();
  expect(await live()).toBe('1.1.0');
  expect((await watches())[0]?.counted).toMatchObject({ load: 100, 'error:load': 10 });
});

it('compares with the release before', async () => {
  await site.registry.rollback(name);
  await site.refresh();
  await visit(20, { loads: 10, failures: { render: 2 } }, '1.0.0');
  await site.registry.promote(name, '1.1.0');
  await site.refresh();
  await visit(10, { loads: 10, failures: { render: 3 } });
  await look();
  expect(await live()).toBe('1.1.0');
  await visit(10, { failures: { render: 2 } });
  await look();
  expect(await live()).toBe('1.0.0');
});

it('needs errors of five networks', async () => {
  await visit(4, { loads: 50, failures: { load: 5 } });
  await look();
  expect(await live()).toBe('1.1.0');
});

it('ends after half an hour', async () => {
  await sql`UPDATE release_watch SET started_at = now() - interval '31 minutes' WHERE name = ${name}`.execute(
    site.services.db,
  );
  await visit(10, { loads: 10, failures: { load: 5 } });
  await look();
  expect(await live()).toBe('1.1.0');
});

it('is left out on demand, which the history names', async () => {
  await site.publishRemote(name, [], owned('1.2.0'));
  await site.target.run('promote', { name, watch: false });
  expect(await watches()).toEqual([]);
  expect((await event())?.skipped).toEqual(['the watch after the promotion']);
});

it('ends with a withdrawal, and never begins for a first release', async () => {
  await site.registry.withdraw(name, { actor: 'team' });
  expect(await watches()).toEqual([]);
  await site.ship('mf-first', []);
  expect(
    await site.services.db
      .selectFrom('release_watch')
      .where('name', '=', 'mf-first')
      .selectAll()
      .execute(),
  ).toEqual([]);
});

it('leaves a release live that cannot be rolled back, and tells its owner once', async () => {
  const bad = { name, version: '1.0.0' };
  await site.registry.decisions.mark(bad, { actor: 'operator', reason: 'lost', mark: 'bad' });
  await visit(10, { loads: 10, failures: { load: 5 } });
  await look();
  await look();
  expect(await live()).toBe('1.1.0');
  expect(await event()).toMatchObject({ action: 'refuse', actor: 'watch' });
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`Subject: ${name} 1.1.0 fails and is still live`);
});

it('rolls back during a freeze', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await site.registry.decisions.freeze(name, { actor: 'operator', until });
  await visit(10, { loads: 10, failures: { load: 5 } });
  await look();
  expect(await live()).toBe('1.0.0');
});

it('does not take back a release that was promoted meanwhile', async () => {
  await expect(site.registry.rollback(name, { only: '1.0.0' })).rejects.toMatchObject({
    code: 'REGISTRY_BUSY',
  });
  expect(await live()).toBe('1.1.0');
  expect(await event()).toMatchObject({ action: 'promote' });
});

it('tells the holders of tokens that may promote, else the operator', async () => {
  // Its owner has no address.
  name = 'mf-third';
  await site.ship(name, [], { version: '1.0.0' });
  await site.ship(name, [], { version: '1.1.0' });
  const token = { names: [name], days: 1 } as const;
  const create = (label: string, may: 'promote' | 'publish') =>
    site.target.run('createToken', { ...token, label, may: [may], mail: `${label}@team.test` });
  await create('promoting', 'promote');
  await create('publishing', 'publish');
  await visit(10, { loads: 10, failures: { load: 5 } });
  await look();
  const told = async (address: string) =>
    (await site.services.outbox()).filter((mail) => mail.includes(`To: ${address}`)).length;
  expect(await told('promoting@team.test')).toBe(1);
  expect(await told('publishing@team.test')).toBe(0);
  expect(await told('admin@dara.test')).toBe(0);
  await sql`UPDATE deploy_token SET revoked_at = now()`.execute(site.services.db);
  await site.ship(name, [], { version: '1.2.0' });
  await visit(10, { loads: 10, failures: { load: 5 } }, '1.2.0');
  await look();
  expect([await told('promoting@team.test'), await told('admin@dara.test')]).toEqual([1, 1]);
});

it('plans the next round within twenty seconds of a promotion, once', async () => {
  const { db, jobs } = site.services;
  const planned = async () =>
    (
      await sql<{ inS: number }>`
        SELECT extract(epoch FROM start_after - now())::float8 AS "inS" FROM pgboss.job
        WHERE name = 'watch-releases' AND state = 'created'`.execute(db)
    ).rows.map(({ inS }) => inS);
  await sql`DELETE FROM release_watch`.execute(db);
  jobs.start();
  await sql`DELETE FROM pgboss.job WHERE name = 'watch-releases'`.execute(db);
  await site.ship(name, [], owned('1.2.0'));
  await vi.waitFor(async () => expect(await planned()).toHaveLength(1), 10_000);
  expect((await planned())[0]).toBeLessThanOrEqual(20);
});
