import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findCanary } from '../registry/canary.repository.ts';
import type { FixtureOptions } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let name = '';
let one = 0;
const owned = (version: string): FixtureOptions => ({
  version,
  change: ({ declaration }) => void (declaration.owner = `${name}@team.test`),
});
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
});
beforeEach(async () => {
  await sql`DELETE FROM release_canary`.execute(site.services.db);
  await sql`DELETE FROM release_freeze`.execute(site.services.db);
  one += 1;
  name = `mf-c${one}`;
  await site.ship(name, [], owned('1.0.0'));
  await site.publishRemote(name, [], owned('1.1.0'));
});
afterAll(() => site.close());

const share = async (options: object) => {
  await site.target.run('promote', { name, ...options });
  await site.refresh();
};
const canary = () => findCanary(site.services.db);
const state = async () => (await site.registry.deployments()).deployed.get(name);
const events = () => site.registry.history(name);

async function visit(version: string, visitors: number, counts: object) {
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
async function run(job: 'watch-releases' | 'raise-share'): Promise<void> {
  await site.services.jobs.enqueue(job, {});
  await site.services.jobs.drain();
}

describe('the watch of a release with a share', () => {
  it('ends the share when it fails more than the live release, tells its owner, and writes the history', async () => {
    await share({ share: { percent: 5 } });
    await visit('1.0.0', 10, { loads: 10 });
    await visit('1.1.0', 10, { loads: 10 });
    await run('watch-releases');
    expect((await state())?.canary).toBeDefined();
    await visit('1.1.0', 6, { failures: { render: 1 } });
    await run('watch-releases');
    expect(await state()).toMatchObject({ live: { version: '1.0.0' } });
    expect(await canary()).toBeUndefined();
    const reason = 'errors per load 6.0 % (6 of 100 loads, from 6 networks), the limit is 1.0 %';
    expect((await events())[0]).toMatchObject({
      ...{ action: 'rollback', version: '1.0.0', previous: '1.1.0', actor: 'watch', reason },
    });
    const mails = (await site.services.outbox()).filter((mail) => mail.includes(`${name}@team`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Subject: ${name} 1.1.0 was rolled back`);
  });

  it('leaves it where both fail alike, as when the api is down', async () => {
    await share({ share: { percent: 5 } });
    await sql`UPDATE release_canary SET started_at = now() - interval '3 hours'`.execute(
      site.services.db,
    );
    for (const version of ['1.0.0', '1.1.0'])
      await visit(version, 10, { loads: 10, failures: { handler: 2 } });
    await run('watch-releases');
    expect((await canary())?.version).toBe('1.1.0');
  });

  it('lasts as long as the share, and is left out on demand', async () => {
    await share({ share: { percent: 5 } });
    await sql`UPDATE release_canary SET started_at = now() - interval '3 hours'`.execute(
      site.services.db,
    );
    await visit('1.1.0', 10, { loads: 10, failures: { load: 1 } });
    await run('watch-releases');
    expect(await canary()).toBeUndefined();
    await share({ share: { percent: 5 }, watch: false });
    await visit('1.1.0', 10, { loads: 10, failures: { load: 5 } });
    await run('watch-releases');
    expect((await canary())?.version).toBe('1.1.0');
    expect((await events())[0]?.skipped).toEqual(['the watch after the promotion']);
  });

  it('is shown in the health of the package, with the share and its steps', async () => {
    await share({ share: { percent: 5, steps: [25, 100], everyS: 600 } });
    await visit('1.1.0', 2, { loads: 3 });
    const { packages } = await site.target.run('health', {});
    expect(packages.find((one) => one.name === name)).toMatchObject({
      ...{ live: { version: '1.0.0' }, watchedUntil: null, waiting: null },
      canary: {
        ...{ version: '1.1.0', loads: 6, errors: 0, share: 5, steps: [25, 100] },
        ...{ startedAt: expect.any(Date), nextAt: expect.any(Date) },
      },
    });
  });

  it('does not end the share when the live release fails, which is rolled back by its own watch', async () => {
    await site.ship(name, [], owned('1.2.0'));
    await share({ version: '1.1.0', share: { percent: 5 } });
    await visit('1.2.0', 10, { loads: 10, failures: { load: 5 } });
    await run('watch-releases');
    expect((await state())?.live.version).toBe('1.0.0');
  });
});

describe('the steps of a share', () => {
  const due = () =>
    sql`UPDATE release_canary SET next_at = now() - interval '1 second'`.execute(site.services.db);
  const plan = { percent: 5, steps: [25, 100], everyS: 600 };

  it('are made when they are due, in the name of who began them, and end with the release live', async () => {
    await share({ share: plan });
    await run('raise-share');
    expect(await canary()).toMatchObject({ share: 5, steps: [25, 100], everyS: 600 });
    await due();
    await run('raise-share');
    expect(await canary()).toMatchObject({ share: 25, steps: [100], actor: 'this server' });
    // A process that dies after the step leaves nothing to repeat.
    await run('raise-share');
    expect((await canary())?.share).toBe(25);
    await due();
    await run('raise-share');
    expect(await canary()).toBeUndefined();
    expect((await state())?.live.version).toBe('1.1.0');
    const [last, before, first] = await events();
    expect([last, before, first].map((event) => event?.reason)).toEqual([
      ...['step to 100 %', '25 %, then 100 % every 10 min'],
      '5 %, then 25, 100 % every 10 min',
    ]);
  });

  it('end where one is refused: the share stays, and the history has why', async () => {
    await share({ share: plan });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await site.registry.decisions.freeze(name, { actor: 'operator', until });
    await due();
    await run('raise-share');
    await run('raise-share');
    expect(await canary()).toMatchObject({ share: 5, steps: [], nextAt: null });
    const refusals = (await events()).filter(({ action }) => action === 'refuse');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.problems[0]).toContain('FROZEN');
  });

  it('end with another share, and with a rollback', async () => {
    await share({ share: plan });
    await share({ share: { percent: 10 } });
    expect(await canary()).toMatchObject({ share: 10, steps: [], nextAt: null });
    await share({ share: { ...plan, percent: 11 } });
    await due();
    await site.registry.rollback(name);
    await run('raise-share');
    expect((await state())?.live.version).toBe('1.0.0');
    expect(await canary()).toBeUndefined();
  });

  it('are planned for their time', async () => {
    const { db, jobs } = site.services;
    jobs.start();
    await share({ share: plan });
    await expect
      .poll(
        async () =>
          (
            await sql<{ inS: number }>`
              SELECT extract(epoch FROM start_after - now())::float8 AS "inS" FROM pgboss.job
              WHERE name = 'raise-share' AND state = 'created' ORDER BY start_after DESC LIMIT 1`.execute(
              db,
            )
          ).rows[0]?.inS,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(500);
  });
});
