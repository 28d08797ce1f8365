import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseOf } from '../testing/memory-release.ts';
import { ScopedTokens } from '../deploy/scoped-tokens.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, smokeTestResult, type TestRegistry } from '../testing/test-registry.ts';
import { registryMigrations } from './registry.migrations.ts';

let open: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
});
afterAll(() => open.close());
beforeEach(async () => {
  test = await open.fresh();
  for (const table of ['release_grant', 'release_freeze', 'release_mark'] as const)
    await test.db.deleteFrom(table).execute();
  await test.ship('shell', '1.0.0');
});

const team = { actor: 'team' };
const operator = { actor: 'operator', reason: 'because' };
const live = async (name: string) =>
  (await test.registry.deployments()).deployed.get(name)?.live.version;
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

it('a decision during the checks of a promotion counts for it', async () => {
  await test.publish('mf-x', '1.0.0');
  test.smokeTest.mockImplementationOnce(async () => {
    await test.registry.decisions.freeze('mf-x', { ...operator, until: soon() });
    return smokeTestResult();
  });
  expect((await refusal(test.registry.promote('mf-x'))).problems).toEqual([
    expect.stringContaining('mf-x is frozen'),
  ]);
  expect(await live('mf-x')).toBeUndefined();
});

describe('a withdrawn remote', () => {
  it('is not live, is named in the history, and is live again after a promotion', async () => {
    await test.ship('mf-x', '1.0.0');
    await test.ship('mf-x', '1.1.0');
    expect(await test.registry.withdraw('mf-x', operator)).toBe('1.1.0');
    expect(await live('mf-x')).toBeUndefined();
    expect(test.told.at(-1)?.[1]).toEqual({ name: 'mf-x', version: '1.1.0' });
    const [event] = await test.registry.history('mf-x');
    expect(event).toMatchObject({ action: 'withdraw', version: '1.1.0', ...operator });
    await test.registry.promote('mf-x', '1.1.0');
    expect((await test.registry.rollback('mf-x')).live).toBe('1.0.0');
  });

  it('may be a first release, is not promoted at starts, and cannot be rolled back', async () => {
    await test.ship('mf-x', '1.0.0');
    await test.registry.withdraw('mf-x', operator);
    expect(await test.registry.isHeld('mf-x')).toBe(true);
    expect((await refusal(test.registry.rollback('mf-x'))).code).toBe('RELEASE_NOT_EXIST');
    expect((await refusal(test.registry.withdraw('mf-x', operator))).status).toBe(404);
  });

  it('goes back to the withdrawn release when the next one is rolled back', async () => {
    await test.ship('mf-x', '1.0.0');
    await test.registry.withdraw('mf-x', operator);
    await test.ship('mf-x', '1.1.0');
    expect((await test.registry.rollback('mf-x')).live).toBe('1.0.0');
  });

  it('is never the shell', async () => {
    expect((await refusal(test.registry.withdraw('shell', operator))).code).toBe('SHELL_NEEDED');
    expect(await live('shell')).toBe('1.0.0');
  });
});

describe('a freeze', () => {
  it.each(['mf-x', undefined])(
    'of %s refuses promotions, not rollbacks, until it ends',
    async (name) => {
      await test.ship('mf-x', '1.0.0');
      await test.ship('mf-x', '1.1.0');
      await test.publish('mf-x', '1.2.0');
      await test.registry.decisions.freeze(name, { ...operator, until: soon() });
      const { problems } = await refusal(test.registry.promote('mf-x'));
      expect(problems).toEqual([expect.stringContaining('because; "dara freeze ')]);
      expect((await test.registry.rollback('mf-x')).live).toBe('1.0.0');
      await test.registry.decisions.freeze(name, operator);
      expect((await test.registry.promote('mf-x')).live).toBe('1.2.0');
    },
  );

  it('of one package leaves others alone', async () => {
    await test.registry.decisions.freeze('mf-y', { ...operator, until: soon() });
    await test.ship('mf-x', '1.0.0');
    expect(await live('mf-x')).toBe('1.0.0');
  });

  it.each(['yesterday', '2020-01-01', '2999-01-01'])('has no end in %s', async (until) => {
    const error = await refusal(test.registry.decisions.freeze('mf-x', { ...operator, until }));
    expect(error.code).toBe('VALIDATION_FAILED');
  });
});

describe('a release that is marked as bad', () => {
  it('is not promoted without force, which is recorded, until the mark is removed', async () => {
    await test.publish('mf-x', '1.0.0');
    const release = { name: 'mf-x', version: '1.0.0' };
    await test.registry.decisions.mark(release, { ...operator, mark: 'bad' });
    const { problems } = await refusal(test.registry.promote('mf-x'));
    expect(problems).toEqual([
      'MARKED_BAD: mf-x 1.0.0 is marked as bad by operator: because; --force overrides it',
    ]);
    await test.registry.promote('mf-x', undefined, { isForced: true, reason: 'urgent' });
    const [event] = await test.registry.history('mf-x');
    expect(event).toMatchObject({ action: 'promote', reason: 'urgent' });
    expect(event?.skipped).toEqual(['mf-x 1.0.0 is marked as bad by operator: because']);
    await test.ship('mf-x', '1.1.0');
    expect((await refusal(test.registry.rollback('mf-x'))).problems).toHaveLength(1);
    await test.registry.decisions.mark(release, { ...operator, mark: 'bad', isRemoved: true });
    expect((await test.registry.rollback('mf-x')).live).toBe('1.0.0');
  });

  it('is forced past no other check', async () => {
    const shared = [{ name: 'react', range: '^18.0.0', singleton: true }];
    await test.publish('mf-x', '1.0.0', {}, { shared });
    const error = await refusal(test.registry.promote('mf-x', undefined, { isForced: true }));
    expect(error.problems).toEqual([expect.stringContaining('wants react ^18.0.0')]);
  });
});

describe('an approval', () => {
  const asking = { approval: true as const };

  it('comes from someone else than the publisher, for one release', async () => {
    const manifest = await test.publish('mf-x', '1.0.0', {}, {});
    const declaration = { ...manifest.declaration, ...asking };
    for (const version of ['1.1.0', '1.2.0']) {
      const next = await test.upload(releaseOf('mf-x', version, {}, { declaration }));
      await test.registry.publish(next, 'team');
    }
    const release = { name: 'mf-x', version: '1.1.0' };
    expect((await refusal(test.registry.promote('mf-x', '1.1.0'))).problems).toEqual([
      expect.stringContaining('runs "dara approve mf-x@1.1.0"'),
    ]);
    const own = await refusal(test.registry.decisions.mark(release, { ...team, mark: 'approved' }));
    expect(own.code).toBe('APPROVAL_BY_PUBLISHER');
    await test.registry.decisions.mark(release, { ...operator, mark: 'approved' });
    expect((await test.registry.promote('mf-x', '1.1.0')).live).toBe('1.1.0');
    expect((await refusal(test.registry.promote('mf-x', '1.2.0'))).status).toBe(409);
  });

  it('is asked for by mail from each valid token that may give it, except from the publisher', async () => {
    const tokens = new ScopedTokens(test.db);
    const create = async (label: string, more: object = {}) =>
      tokens.createToken({
        ...{ label, names: ['mf-x'], may: ['approve'], days: 1 },
        ...{ mail: `${label}@dara.example`, ...more },
      });
    await create('approver');
    await create('all', { names: null, may: ['publish', 'approve'] });
    await create('same', { mail: 'all@dara.example' });
    await create('team', { may: ['publish', 'approve'] });
    await create('other', { names: ['mf-y'] });
    await create('publisher', { may: ['publish'] });
    await create('silent', { mail: undefined });
    await tokens.revokeToken((await create('revoked')).id);
    const { id } = await create('expired');
    const past = new Date(Date.now() - 1000);
    await test.db
      .updateTable('deploy_token')
      .set({ expires_at: past })
      .where('id', '=', id)
      .execute();
    const recipients = async (): Promise<string[]> => {
      const mails = (await open.outbox()).filter((mail) => mail.includes('needs an approval'));
      return mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '').sort();
    };
    const { declaration } = await test.publish('mf-x', '1.0.0');
    expect(await recipients()).toEqual([]);
    const release = releaseOf('mf-x', '1.1.0', {}, { declaration: { ...declaration, ...asking } });
    await test.registry.publish(await test.upload(release), 'team');
    await refusal(test.registry.publish(release.manifest, 'team'));
    expect(await recipients()).toEqual(['all@dara.example', 'approver@dara.example']);
    expect((await open.outbox()).at(-1)).toContain('dara approve mf-x@1.1.0');
  });

  it('is needed too by a release that no longer asks for it', async () => {
    const first = await test.publish('mf-x', '1.0.0', {}, {});
    const declaration = { ...first.declaration, ...asking };
    const second = await test.upload(releaseOf('mf-x', '1.1.0', {}, { declaration }));
    await test.registry.publish(second, 'team');
    await test.registry.decisions.mark(second, { ...operator, mark: 'approved' });
    await test.registry.promote('mf-x', '1.1.0');
    await test.publish('mf-x', '1.2.0');
    expect((await refusal(test.registry.promote('mf-x', '1.2.0'))).problems).toEqual([
      expect.stringContaining('has no approval'),
    ]);
  });
});

describe('grants', () => {
  it('are given and taken back, with who and why in the history', async () => {
    const { decisions } = test.registry;
    await decisions.grant('mf-g', { ...operator, add: ['prefix:/X/', 'menu:main'] });
    await decisions.grant('mf-g', { ...operator, add: ['menu:main'], remove: ['prefix:/x'] });
    const { grants } = await decisions.read();
    expect(grants).toEqual([expect.objectContaining({ name: 'mf-g', need: 'menu:main' })]);
    const reasons = (await test.registry.history('mf-g')).map(({ action, reason }) => [
      action,
      reason,
    ]);
    expect(reasons).toEqual([
      ['grant', '+ menu:main, - prefix:/x: because'],
      ['grant', '+ prefix:/x, + menu:main: because'],
    ]);
  });

  it.each([[[]], [['prefix:x']], [['robots:/']]])('are none of %j', async (add) => {
    const error = await refusal(test.registry.decisions.grant('mf-x', { ...operator, add }));
    expect(error.code).toBe('VALIDATION_FAILED');
  });

  it('are given to what is live by the migration', async () => {
    const label = { th: 'ก', en: 'A' };
    const first = releaseOf('mf-x', '1.0.0').manifest.declaration;
    const route = { ...first.routes[0]!, path: '/mf-x/:token', secret: true as const };
    await test.ship(
      'mf-x',
      '1.0.0',
      {},
      {
        declaration: {
          ...first,
          prefixes: ['/mf-X/'],
          routes: [route],
          frames: ['https://player.test'],
          menu: [1, 2].map((order) => ({
            id: `x${order}`,
            section: 'main',
            label,
            path: '/mf-x',
            order,
          })),
        },
      },
    );
    const { db } = test;
    for (const table of ['release_grant', 'release_freeze', 'release_mark'] as const)
      await db.schema.dropTable(table).execute();
    await db.schema.alterTable('registry_event').dropColumn('reason').execute();
    await db.schema.alterTable('deployment').dropColumn('withdrawn_at').execute();
    await registryMigrations['0006_rules']!.up(db);
    const { grants } = await test.registry.decisions.read();
    expect(grants.map(({ name, need }) => `${name} ${need}`)).toEqual([
      'mf-x frame:https://player.test',
      'mf-x menu:main',
      'mf-x prefix:/mf-x',
      'mf-x secret:/mf-x/:token',
    ]);
  });
});
