import { join } from 'node:path';
import { Command } from 'commander';
import { sql } from 'kysely';
import { apiPlugin, migrateApi } from '@dara/api';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type {
  CheckedRelease,
  DeployedRelease,
  DeployToken,
  ListedRelease,
  PackageHealth,
  ReleaseComparison,
  ReleaseEvent,
  ReleaseRules,
} from '@dara/contract';
import { createAccount, TEST_PASSWORD } from '../../../api/src/testing/account.ts';
import { giveStep, setUpApp } from '../../../api/src/testing/second-steps.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { addHealthCommands } from '../cli/health-commands.ts';
import type { CheckResult } from '../registry/registry.ts';
import { deployToken } from './deploy-token.ts';
import { RELEASE_ACTIONS, type ActionName, type OutputOf } from './release-actions.ts';
import type { Action } from './action.ts';

let site: TestSite;
const signedIn: Partial<Record<string, { id: string; authorization: string }>> = {};

async function signIn(
  permission: 'Admin' | 'Staff' | 'Business',
  as: string = permission,
): Promise<string> {
  const { id, email } = await createAccount(site.services, {
    ...{ permission, first_name: 'Waree', last_name: 'Namsai' },
  });
  const answer = await site.app.inject({
    ...{ method: 'POST', url: '/api/authorization/login' },
    payload: { email, password: TEST_PASSWORD },
  });
  const { accessToken } = answer.json<{ accessToken: string }>();
  signedIn[as] = { id, authorization: `Bearer ${accessToken}` };
  return email;
}

let calls = 0;
/** Calls an action; `by` names a role, else it is an `Authorization` header. */
async function call(action: Action, input: object = {}, by = 'Admin') {
  const [method, path = ''] = action.http.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  const { id = '', ...rest } = input as { id?: string };
  const answer = await site.app.inject({
    method,
    // Attempts that fail are limited by address.
    remoteAddress: `10.0.0.${(calls = (calls + 1) % 250)}`,
    url: path.replace(':id', id),
    headers: { authorization: signedIn[by]?.authorization ?? by },
    ...(method === 'GET' ? { query: rest as Record<string, string> } : {}),
    ...(method === 'POST' ? { payload: rest } : {}),
  });
  const body = answer.body ? answer.json<Record<string, unknown>>() : {};
  return { status: answer.statusCode, code: body['code'], body };
}
const {
  list,
  history,
  rules,
  health,
  compare,
  readable,
  promote,
  rollback,
  withdraw,
  markBad,
  approve,
  grant,
  freeze,
  createToken,
  listTokens,
  revokeToken,
} = RELEASE_ACTIONS;

const audited = async () =>
  (
    await sql<{ action: string; diff: Record<string, unknown>; actor_id: string; address: string }>`
      SELECT action, diff, actor_id, address FROM audit_event
      WHERE entity IN ('release', 'deploy_token') ORDER BY at, id`.execute(site.services.db)
  ).rows;

beforeAll(async () => {
  site = await createTestSite({
    mountApi: async (app, services) => void (await app.register(apiPlugin, { services })),
  });
  await migrateApi(site.services);
  await signIn('Admin');
  await signIn('Staff');
  await signIn('Business');
  await site.publishDir(await writeShell(join(site.folder, 's')));
  await site.registry.promote('shell');
  for (const [version, more] of [
    ['1.0.0', []],
    ['1.1.0', [route('/x/new')]],
  ] as const)
    await site.publishDir(
      await writeRemote(join(site.folder, version), 'mf-x', [route('/x'), ...more], { version }),
    );
});
afterAll(() => site.close());

describe('who may call the routes of releases', () => {
  const served = Object.entries<Action>(RELEASE_ACTIONS).filter(([, { http }]) =>
    /^(GET|POST|DELETE) /.test(http),
  );

  it.each(served)('%s refuses everyone but administrators', async (_name, action) => {
    const input = action.http.includes(':id') ? { id: '0123456789abcdef' } : {};
    expect(await call(action, input, '')).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    expect(await call(action, input, 'Bearer a.b.c')).toMatchObject({ status: 401 });
    const refused = { status: 403, code: action.session ? 'FORBIDDEN' : 'SCOPE_MISSING' };
    const nothing = { status: 200, body: { total: 0 } };
    const isMenu = action.session === 'staff';
    expect(await call(action, input, 'Staff')).toMatchObject(isMenu ? nothing : refused);
    expect(await call(action, input, 'Business')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('a session only runs what is open to sessions', async () => {
    const open = served.filter(([, { session }]) => session).map(([name]) => name);
    expect(open.sort()).toEqual(
      [
        ...['list', 'history', 'rules', 'health', 'compare', 'promote', 'rollback', 'withdraw'],
        ...['markBad', 'approve', 'grant', 'freeze', 'createToken', 'listTokens', 'revokeToken'],
        'readable',
      ].sort(),
    );
    for (const [, action] of served.filter(([, { session }]) => !session))
      expect(await call(action, bodyOf(action))).toMatchObject({
        ...{ status: 403, code: 'SCOPE_MISSING' },
      });
  });

  it('a cookie is no session, so that no other page can act', async () => {
    const token = signedIn['Admin']!.authorization.slice('Bearer '.length);
    const answer = await site.app.inject({
      ...{ method: 'POST', url: '/_dara/freeze', payload: {} },
      remoteAddress: '10.0.1.1',
      headers: { cookie: `accessToken=${token}; access_token=${token}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('no session is accepted if the api has no route for it', async () => {
    const other = await createTestSite();
    const answer = await other.get('/_dara/releases', {
      authorization: signedIn['Admin']!.authorization,
    });
    expect(answer.statusCode).toBe(401);
    await other.close();
  });
});

/** A valid body of what sessions may not call. */
function bodyOf({ http }: Action): object {
  if (http.endsWith('/previews')) return { releases: [{ name: 'mf-x' }] };
  return {};
}

describe('an administrator', () => {
  const actor = 'Waree Namsai (signed in)';

  it('tries, grants, promotes and withdraws in their own name, in history and audit log', async () => {
    const tried = await call(promote, { name: 'mf-x', version: '1.0.0', dryRun: true });
    expect(tried.body).toMatchObject({ verdict: { name: 'mf-x' } });
    const add = ['menu:main'];
    expect(await call(grant, { name: 'mf-x', add, reason: 'agreed' })).toMatchObject({
      status: 204,
    });
    for (const version of ['1.0.0', '1.1.0'])
      expect(await call(promote, { name: 'mf-x', version, reason: 'go' })).toMatchObject({
        status: 200,
        body: { live: version },
      });
    expect((await site.get('/x/new')).statusCode).toBe(200);
    const back = await call(promote, { name: 'mf-x', version: '1.0.0' });
    expect(back).toMatchObject({ status: 409, code: 'PROMOTION_REFUSED' });
    expect(back.body['problems']).toEqual([expect.stringMatching(/^CHANGE_NOT_ACCEPTED: /)]);
    expect(await call(rollback, { name: 'mf-x', reason: 'slow' })).toMatchObject({ status: 200 });
    const again = await call(rollback, { name: 'mf-x', from: '1.1.0' });
    expect(again).toMatchObject({ status: 409, code: 'REGISTRY_BUSY' });
    const few = { name: 'mf-x', version: '1.1.0', share: { percent: 5 }, reason: 'try' };
    expect(await call(promote, few)).toMatchObject({
      ...{ status: 200, body: { live: '1.0.0', canary: { version: '1.1.0', share: 5 } } },
    });
    expect(await call(withdraw, { name: 'mf-x', reason: 'prices' })).toMatchObject({ status: 200 });
    expect(await call(markBad, { name: 'mf-x', version: '1.1.0', reason: 'slow' })).toMatchObject({
      status: 204,
    });
    expect(await call(approve, { name: 'mf-x', version: '1.0.0' })).toMatchObject({ status: 204 });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect(await call(freeze, { until })).toMatchObject({ status: 204 });
    expect(await call(freeze, {})).toMatchObject({ status: 204 });

    const { body } = await call(history, { name: 'mf-x' });
    const events = (body['events'] as { action: string; actor: string }[]).filter(
      ({ action }) => action !== 'publish',
    );
    expect(new Set(events.map((event) => event.actor))).toEqual(new Set([actor]));
    const log = await audited();
    expect(log.map(({ action }) => action)).toEqual([
      ...['ReleaseGrant', 'ReleasePromote', 'ReleasePromote', 'ReleaseRollback'],
      'ReleaseShare',
      ...['ReleaseWithdraw', 'ReleaseMark', 'ReleaseApprove', 'ReleaseFreeze', 'ReleaseFreeze'],
    ]);
    expect(log[1]).toMatchObject({
      ...{ actor_id: signedIn['Admin']!.id, address: expect.stringContaining('10.0.0.') },
      diff: { identifier: 'mf-x', version: '1.0.0', reason: 'go' },
    });
  });

  it('what a token does is in the history, not in the audit log of people', async () => {
    const before = (await audited()).length;
    const root = `Bearer ${deployToken(site.services.config.dataDir)}`;
    await call(promote, { name: 'mf-x', version: '1.0.0' }, root);
    expect(await audited()).toHaveLength(before);
  });

  it('reads what is live, how it fares and what differs', async () => {
    await sql`INSERT INTO release_measure (name, version, hour, measure, count) VALUES
      ('mf-x', '1.0.0', date_trunc('hour', now()), 'load', 90),
      ('mf-x', '1.0.0', date_trunc('hour', now()), 'error:load', 10),
      ('mf-x', '1.0.0', date_trunc('hour', now()), 'error:render', 5)`.execute(site.services.db);
    const { body } = await call(health);
    const packages = body['packages'] as { name: string }[];
    expect(packages.find(({ name }) => name === 'mf-x')).toMatchObject({
      ...{ live: { version: '1.0.0', loads: 100, errors: 15 }, withdrawn: null, waiting: null },
      since: expect.any(String),
    });
    const compared = await call(compare, { name: 'mf-x', from: '1.0.0', to: '1.1.0' });
    expect(compared.body).toMatchObject({
      routes: [{ name: '/x/new', before: null, after: 'public' }],
      ...{ menu: [], shared: [], messages: [] },
    });
    const unknown = await call(compare, { name: 'mf-x', from: '1.0.0', to: '9.9.9' });
    expect(unknown).toMatchObject({ status: 404, code: 'RELEASE_NOT_EXIST' });
    const said: string[] = [];
    const open = { target: site.target, label: 'test' };
    const program = new Command('dara');
    addHealthCommands(program, { say: (one) => said.push(one), withTarget: (task) => task(open) });
    const few = { name: 'mf-x', version: '1.1.0', share: { percent: 5 }, force: true };
    expect((await call(promote, few)).status).toBe(200);
    await program.parseAsync(['health'], { from: 'user' });
    expect((await call(rollback, { name: 'mf-x' })).status).toBe(200);
    await program.parseAsync(['compare', 'mf-x', '1.0.0', '1.1.0'], { from: 'user' });
    expect(said.join('\n')).toMatch(
      /mf-x 1\.0\.0 \(100 loads, 15 errors, 15\.0 %\) since .*; for 5 %: 1\.1\.0 \(0 loads, 0 errors\)/,
    );
    expect(said).toContain('+ route /x/new: public');
    expect((await call(list)).status).toBe(200);
    expect((await call(rules)).body['grants']).toHaveLength(1);
  });

  it('makes and revokes tokens under their own name, the secret shown once', async () => {
    const wanted = { label: 'news team', names: ['mf-x'], may: ['publish'], days: 30 };
    const made = await call(createToken, wanted);
    expect(made.status).toBe(201);
    const { id, token } = made.body as { id: string; token: string };
    expect(token).toContain(id);
    expect(JSON.stringify((await call(listTokens)).body)).not.toContain(token);
    expect(await call(revokeToken, { id })).toMatchObject({ status: 200 });
    const [create, revoke] = (await audited()).slice(-2);
    const actor_id = signedIn['Admin']!.id;
    expect([create, revoke]).toMatchObject([
      { action: 'TokenCreate', actor_id },
      { action: 'TokenRevoke', actor_id },
    ]);
  });

  it('with a second step gives credentials only after a fresh one', async () => {
    const { id, authorization } = signedIn['Admin']!;
    const api = { app: site.app, services: site.services } as Parameters<typeof setUpApp>[0];
    const headers = { authorization };
    const app = await setUpApp(api, { headers });
    await sql`DELETE FROM fresh_step`.execute(site.services.db);
    await sql`UPDATE second_step SET last_period = null`.execute(site.services.db);
    const stale = { status: 403, code: 'FRESH_STEP_REQUIRED' };
    const wanted = { label: 'late', names: null, may: ['publish'], days: 30 };
    expect(await call(createToken, wanted)).toMatchObject(stale);
    expect(await call(grant, { name: 'mf-x', add: ['menu:main'] })).toMatchObject(stale);
    expect((await call(rules)).status).toBe(200);
    expect(JSON.stringify((await call(listTokens)).body)).not.toContain('late');
    await giveStep(api, { id, headers, ...app });
    expect((await call(createToken, wanted)).status).toBe(201);
  });
});

describe('staff with a grant to read', () => {
  const root = () => `Bearer ${deployToken(site.services.config.dataDir)}`;
  const decide = (change: object) => call(grant, { name: 'mf-x', ...change }, root());
  let email = '';
  beforeAll(async () => {
    email = await signIn('Staff', 'reader');
    await site.publishDir(
      await writeRemote(join(site.folder, 'y1'), 'mf-y', [route('/y')], { version: '7.0.0' }),
    );
    await site.publishDir(
      await writeRemote(join(site.folder, 'y2'), 'mf-y', [route('/y')], { version: '7.1.0' }),
    );
    await site.registry.promote('mf-y', '7.0.0');
    await decide({ add: [`reader:${email.toUpperCase()}`], reason: 'events team' });
  });

  it('reads what is live, how it fares, what happened and what differs, of that remote alone', async () => {
    const answers = await Promise.all(
      [list, history, rules, health].map((action) => call(action, {}, 'reader')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(answers)).toContain('"mf-x"');
    expect(JSON.stringify(answers)).not.toMatch(/mf-y|7\.[01]\.0|"shell"/);
    const own = { name: 'mf-x', from: '1.0.0', to: '1.1.0' };
    expect(await call(compare, own, 'reader')).toMatchObject({ status: 200 });
    expect(await call(readable, {}, 'reader')).toMatchObject({ body: { total: 1 } });
  });

  it('cannot read another remote, nor find out whether it exists', async () => {
    expect((await call(history, { name: 'mf-y' }, 'reader')).body).toEqual({ events: [] });
    for (const name of ['mf-y', 'mf-none'])
      expect(await call(compare, { name, from: '7.0.0', to: '7.1.0' }, 'reader')).toMatchObject({
        ...{ status: 403, code: 'SCOPE_MISSING' },
      });
  });

  it('decides nothing, and leaves no refusal in the history', async () => {
    const events = async () => (await site.registry.history()).length;
    const before = await events();
    const version = '1.1.0';
    for (const [action, input] of [
      [promote, { name: 'mf-x', version }],
      [promote, { name: 'mf-x', version, dryRun: true }],
      [rollback, { name: 'mf-x' }],
      [withdraw, { name: 'mf-x' }],
      [markBad, { name: 'mf-x', version }],
      [approve, { name: 'mf-x', version }],
      [grant, { name: 'mf-y', add: [`reader:${email}`] }],
      [freeze, {}],
      [createToken, { label: 'mine', names: null, may: ['publish'], days: 1 }],
      [listTokens, {}],
      [revokeToken, { id: '0123456789abcdef' }],
    ] as [Action, object][])
      expect(await call(action, input, 'reader')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await events()).toBe(before);
  });

  it('reads nothing any more once the grant is taken back', async () => {
    await decide({ remove: [`reader:${email}`] });
    for (const action of [list, history, rules, health])
      expect(await call(action, {}, 'reader')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const own = { name: 'mf-x', from: '1.0.0', to: '1.1.0' };
    expect(await call(compare, own, 'reader')).toMatchObject({ status: 403 });
    expect((await call(readable, {}, 'reader')).body).toEqual({ total: 0 });
  });

  it('an account that is not of the staff reads nothing with the same grant', async () => {
    const address = await signIn('Business', 'other');
    await decide({ add: [`reader:${address}`] });
    for (const action of [readable, health])
      expect(await call(action, {}, 'other')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it.each(['reader:', 'reader:waree', 'reader:a b@dara.test', 'reader:waree@dara@test'])(
    '%s is no grant',
    async (need) => {
      expect(await decide({ add: [need] })).toMatchObject({
        ...{ status: 400, body: { title: expect.stringContaining(`"${need}"`) } },
      });
    },
  );
});

/** As JSON. */
type Sent<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Sent<T[K]> } : T;
type Answer<N extends ActionName> = Sent<OutputOf<N>>;

it('what screens know of the answers is what the actions answer', () => {
  expectTypeOf<Answer<'list'>['releases']>().toExtend<ListedRelease[]>();
  expectTypeOf<Answer<'history'>['events']>().toExtend<ReleaseEvent[]>();
  expectTypeOf<Answer<'rules'>>().toExtend<ReleaseRules>();
  expectTypeOf<Answer<'health'>['packages']>().toExtend<PackageHealth[]>();
  expectTypeOf<Answer<'compare'>>().toExtend<ReleaseComparison>();
  expectTypeOf<Answer<'promote'>>().toExtend<DeployedRelease>();
  expectTypeOf<Answer<'listTokens'>['tokens']>().toExtend<DeployToken[]>();
  expectTypeOf<Answer<'createToken'>>().toExtend<DeployToken & { token: string }>();
  expectTypeOf<Sent<CheckResult>>().toExtend<CheckedRelease>();
});
