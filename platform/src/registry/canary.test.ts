import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { historyLines } from '../cli/lines.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, smokeTestResult, type TestRegistry } from '../testing/test-registry.ts';
import { findCanary, type Share } from './canary.repository.ts';
import { endCanary } from './end-canary.ts';
import { withCanary, type DeploymentState } from './registry.repository.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
});
afterAll(() => opened.close());
beforeEach(async () => {
  test = await opened.fresh();
  for (const table of ['release_freeze', 'release_mark'] as const)
    await test.db.deleteFrom(table).execute();
  await test.ship('shell', '1.0.0');
  for (const name of ['mf-x', 'mf-y']) {
    await test.ship(name, '1.0.0');
    await test.publish(name, '1.1.0');
  }
});

const promote = (share?: Share, name = 'mf-x', version?: string) =>
  test.registry.promote(name, version, { actor: 'a team', ...(share && { share }) });
const split = async () => {
  const found = withCanary(await test.registry.deployments());
  return found && [found.live.version, found.canary.manifest.version, found.canary.share];
};
const last = async (name = 'mf-x') => (await test.registry.history(name))[0];

describe('a share', () => {
  it('is beside the live release, which stays, and is told to all instances', async () => {
    const before = await test.registry.lastChange();
    expect(await promote({ percent: 5 })).toEqual({
      ...{ name: 'mf-x', live: '1.0.0', previous: null },
      canary: { version: '1.1.0', share: 5, steps: [], everyS: null },
    });
    expect(await split()).toEqual(['1.0.0', '1.1.0', 5]);
    expect(await test.registry.lastChange()).toBeGreaterThan(before);
    expect(test.told.at(-1)).toEqual(['registry', { name: 'mf-x', version: '1.1.0' }]);
    const event = await last();
    expect(event).toMatchObject({ action: 'share', version: '1.1.0', previous: '1.0.0' });
    expect(event && historyLines(event)[1]).toBe('    reason: 5 %');
    const listed = (await test.registry.list()).filter(({ name }) => name === 'mf-x');
    expect(listed.map(({ version, state, canary }) => [version, state, canary?.share])).toEqual([
      ['1.1.0', 'canary', 5],
      ['1.0.0', 'live', undefined],
    ]);
  });

  it('passes the checks of a promotion, which a smaller one does not need', async () => {
    test.smokeTest.mockResolvedValueOnce(smokeTestResult('page /x: boom'));
    const { problems } = await refusal(promote({ percent: 5 }));
    expect(problems).toEqual(['RENDER_FAILED: page /x: boom']);
    expect(await split()).toBeUndefined();
    await promote({ percent: 25 });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await test.registry.decisions.freeze('mf-x', { actor: 'operator', until });
    expect((await refusal(promote({ percent: 50 }))).problems[0]).toContain('FROZEN');
    await promote({ percent: 5 });
    expect(await split()).toEqual(['1.0.0', '1.1.0', 5]);
  });

  it('is raised without naming the version again, also when another was published meanwhile', async () => {
    await promote({ percent: 5 });
    const startedAt = (await findCanary(test.db))?.startedAt;
    await test.publish('mf-x', '1.2.0');
    await promote({ percent: 25 });
    expect(await split()).toEqual(['1.0.0', '1.1.0', 25]);
    expect((await findCanary(test.db))?.startedAt).toEqual(startedAt);
    await promote({ percent: 25 }, 'mf-x', '1.2.0');
    expect(await split()).toEqual(['1.0.0', '1.2.0', 25]);
  });

  it('keeps what was accepted with it, which a dry run knows', async () => {
    const { declaration } = await test.publish('mf-x', '1.1.5');
    await test.publish('mf-x', '1.2.0', {}, { declaration: { ...declaration, owner: 'others' } });
    const changes = async () => {
      const { outcomes } = await test.registry.checkPromote('mf-x', '1.2.0');
      return outcomes.flatMap(({ code, problems }) => (problems.length > 0 ? [code] : []));
    };
    expect(await changes()).toEqual(['CHANGE_NOT_ACCEPTED']);
    await test.registry.promote('mf-x', '1.2.0', { share: { percent: 5 }, accept: ['owner'] });
    await test.registry.promote('mf-x', '1.2.0', { share: { percent: 10 }, accept: ['route:/a'] });
    expect((await findCanary(test.db))?.accepted).toEqual(['owner', 'route:/a']);
    expect(await changes()).toEqual([]);
  });

  it.each<[string, Share]>([
    ['0', { percent: 0 }],
    ['100', { percent: 100 }],
    ['no number', { percent: Number.NaN }],
    ['steps that fall', { percent: 25, steps: [5], everyS: 60 }],
    ['steps above 100', { percent: 25, steps: [101], everyS: 60 }],
    ['steps without a time', { percent: 25, steps: [100] }],
    ['a time without steps', { percent: 25, everyS: 60 }],
  ])('is not %s', async (_what, share) => {
    expect(await refusal(promote(share))).toMatchObject({ status: 400 });
    expect(await split()).toBeUndefined();
  });

  it('needs a live release of another version', async () => {
    await test.publish('mf-new', '1.0.0');
    for (const [name, version] of [
      ['mf-new', '1.0.0'],
      ['mf-x', '1.0.0'],
    ] as const)
      expect((await refusal(promote({ percent: 5 }, name, version))).code).toBe('SHARE_IMPOSSIBLE');
  });

  it('belongs to one release at a time, also of writers that do not know each other', async () => {
    await promote({ percent: 5 });
    expect((await refusal(promote({ percent: 5 }, 'mf-y'))).code).toBe('CANARY_RUNNING');
    await expect(
      sql`INSERT INTO release_canary SELECT 'mf-y', version, share, actor, accepted, is_watched, started_at, counted, steps
        FROM release_canary`.execute(test.db),
    ).rejects.toThrow('release_canary_only');
  });
});

describe('the end of a share', () => {
  beforeEach(() => promote({ percent: 5 }));

  it('is the release live for all', async () => {
    expect(await promote()).toMatchObject({ live: '1.1.0', previous: '1.0.0' });
    expect(await split()).toBeUndefined();
    expect(await last()).toMatchObject({ action: 'promote', version: '1.1.0' });
  });

  it('is a rollback, also of a frozen package and without a release before the live one', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await test.registry.decisions.freeze('mf-x', { actor: 'operator', until });
    expect((await test.registry.checkRollback('mf-x')).outcomes).toEqual([]);
    const ofLive = refusal(test.registry.checkRollback('mf-x', '1.0.0'));
    expect((await ofLive).code).toBe('NO_PREVIOUS_RELEASE');
    const done = await test.registry.rollback('mf-x', { actor: 'on call', reason: 'slow' });
    expect(done).toEqual({ name: 'mf-x', live: '1.0.0', previous: null });
    expect(await split()).toBeUndefined();
    expect(await last()).toMatchObject({
      ...{ action: 'rollback', version: '1.0.0', previous: '1.1.0', reason: 'slow' },
    });
    expect(await test.registry.isHeld('mf-x')).toBe(true);
  });

  it('is not the rollback of a release that was watched before it', async () => {
    const answer = refusal(test.registry.rollback('mf-x', { only: '0.9.0' }));
    expect((await answer).code).toBe('REGISTRY_BUSY');
    expect(await split()).toEqual(['1.0.0', '1.1.0', 5]);
  });

  it('is not undone by a step that was planned before it', async () => {
    test.smokeTest.mockImplementationOnce(async () => {
      // While the checks run.
      await test.db.transaction().execute(async (trx) => {
        await endCanary(trx, { name: 'mf-x', actor: 'on call' });
      });
      return smokeTestResult();
    });
    const isCurrent = (state: DeploymentState) => withCanary(state) !== undefined;
    const step = { share: { percent: 25 }, isCurrent };
    expect((await refusal(test.registry.promote('mf-x', '1.1.0', step))).code).toBe(
      'REGISTRY_BUSY',
    );
    expect(await split()).toBeUndefined();
  });

  it('is a mark as bad, and a withdrawal', async () => {
    const before = await test.registry.lastChange();
    const mark = { actor: 'operator', mark: 'bad', reason: 'loses input' } as const;
    await test.registry.decisions.mark({ name: 'mf-x', version: '1.0.0' }, mark);
    expect(await split()).toEqual(['1.0.0', '1.1.0', 5]);
    await test.registry.decisions.mark({ name: 'mf-x', version: '1.1.0' }, mark);
    expect(await split()).toBeUndefined();
    expect(await test.registry.lastChange()).toBeGreaterThan(before);
    expect(await last()).toMatchObject({ reason: 'marked as bad: loses input' });
    await test.publish('mf-x', '1.2.0');
    await promote({ percent: 5 });
    await test.registry.withdraw('mf-x', { actor: 'operator' });
    expect(await findCanary(test.db)).toBeUndefined();
  });
});

describe('changes of other packages', () => {
  const needsMore = { shared: [{ name: 'react', range: '^20.0.0', singleton: true }] };
  const shellWith = (version: string, range: string) =>
    test.publish('shell', version, {}, { shared: [{ name: 'react', range, singleton: true }] });

  it('must fit the release with a share too', async () => {
    await promote({ percent: 5 });
    test.smokeTest.mockImplementation(async (_candidate, live) =>
      smokeTestResult(...(live.get('mf-x')?.version === '1.1.0' ? ['page /y: boom'] : [])),
    );
    const { problems } = await refusal(promote(undefined, 'mf-y'));
    expect(problems).toEqual([
      'RENDER_FAILED: page /y: boom (beside mf-x 1.1.0, which has a share)',
    ]);
    await test.registry.rollback('mf-x');
    expect(await promote(undefined, 'mf-y')).toMatchObject({ live: '1.1.0' });
  });

  it('end it if they are rollbacks that it does not fit', async () => {
    await shellWith('2.0.0', '20.1.0');
    for (const name of ['mf-x', 'mf-y'])
      await test.publish(
        name,
        '2.0.0',
        {},
        {
          shared: [{ name: 'react', range: '>=19.3.1', singleton: true }],
        },
      );
    for (const name of ['mf-x', 'mf-y']) await promote(undefined, name);
    await promote(undefined, 'shell');
    await test.publish('mf-x', '3.0.0', {}, needsMore);
    await promote({ percent: 5 }, 'mf-x', '3.0.0');
    await test.registry.rollback('shell', { actor: 'on call' });
    expect(await split()).toBeUndefined();
    expect(await last()).toMatchObject({ action: 'rollback', actor: 'on call', previous: '3.0.0' });
    expect((await last())?.reason).toContain('does not fit shell 1.0.0: SHARED_INCOMPATIBLE');
  });
});

it('is stored for starts without a database', async () => {
  await promote({ percent: 5 });
  const { deployed } = await test.registry.servedState();
  expect(deployed.get('mf-x')?.canary?.share).toBe(5);
});

it('is not removed while it has a share', async () => {
  await promote({ percent: 5 });
  await sql`UPDATE release SET published_at = now() - interval '60 days'`.execute(test.db);
  await sql`UPDATE deployment_history SET at = now() - interval '60 days'`.execute(test.db);
  const { releases } = await test.registry.removeUnused({ isDryRun: false });
  expect(releases.map(({ name }) => name)).toEqual(['mf-y']);
});
