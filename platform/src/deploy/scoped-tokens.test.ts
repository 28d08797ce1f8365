import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Command } from 'commander';
import { sql } from 'kysely';
import { migrateApi } from '@dara/api';
import { addTokenCommands } from '../cli/token-commands.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { deployToken } from './deploy-token.ts';
import { RegistryClient } from './registry-client.ts';
import { publishFolder, readReleaseFolder } from './release-folder.ts';
import { makeToken } from './scoped-token.ts';
import type { WantedToken } from './wanted-token.ts';
import { ScopedTokens } from './scoped-tokens.ts';

let site: TestSite;
let origin: string;
let root: RegistryClient;
beforeAll(async () => {
  site = await createTestSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  root = new RegistryClient(origin, deployToken(site.services.config.dataDir));
});
afterAll(() => site.close());

let made = 0;
const wanted = (more: Partial<WantedToken> = {}): WantedToken => ({
  ...{ label: `team ${(made += 1)}`, names: ['mf-x'], may: ['publish', 'promote', 'rollback'] },
  ...{ days: 30, ...more },
});
async function team(more?: Partial<WantedToken>) {
  const token = await root.run('createToken', wanted(more));
  return { ...token, client: new RegistryClient(origin, token.token) };
}
const publish = async (client: RegistryClient, dir: string): Promise<void> =>
  publishFolder(client, (await readReleaseFolder(dir))!);
const x = (version: string): Promise<string> =>
  writeRemote(join(site.folder, `x${version}`), 'mf-x', [route('/x')], { version });

describe('a token of a team', () => {
  it('publishes, promotes and rolls back its packages, under its label', async () => {
    await publish(root, await writeShell(join(site.folder, 's')));
    await root.run('promote', { name: 'shell' });
    const { client, label } = await team();
    await publish(client, await x('1.0.0'));
    await client.run('promote', { name: 'mf-x' });
    await publish(client, await x('1.1.0'));
    await client.run('promote', { name: 'mf-x', version: '1.1.0' });
    expect(await client.run('rollback', { name: 'mf-x' })).toMatchObject({ live: '1.0.0' });
    const { events } = await client.run('history', {});
    expect(new Set(events.map(({ name, actor }) => `${name} ${actor}`))).toEqual(
      new Set([`mf-x ${label}`]),
    );
    expect(events.map(({ action }) => action)).toEqual([
      ...['rollback', 'promote', 'publish', 'promote', 'publish'],
    ]);
  });

  it('does nothing else, and refused attempts are recorded', async () => {
    const { client, label } = await team({ may: ['publish'] });
    const error = await refusal(client.run('promote', { name: 'mf-x', version: '1.1.0' }));
    expect(error).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(error.message).toBe(`The token "${label}" may publish mf-x, not promote mf-x`);
    const dir = await writeRemote(join(site.folder, 'y'), 'mf-y', [route('/y')]);
    expect((await refusal(publish(client, dir))).message).toContain('not publish mf-y');
    expect(await refusal(client.run('rollback', { name: 'shell' }))).toMatchObject({ status: 403 });
    const told = (await root.run('history', {})).events.slice(0, 3);
    expect(told.map(({ action, name, version, actor }) => [action, name, version, actor])).toEqual([
      ['refuse', 'shell', '1.0.0', label],
      ['refuse', 'mf-y', '1.0.0', label],
      ['refuse', 'mf-x', '1.1.0', label],
    ]);
    expect((await client.run('list', {})).releases).not.toHaveLength(0);
    expect((await client.run('list', {})).releases.map(({ name }) => name)).not.toContain('shell');
    expect((await client.run('history', { name: 'shell' })).events).toEqual([]);
  });

  it('uploads nothing where it may not publish, and manages no tokens', async () => {
    const { client, id } = await team({ may: ['promote'], names: null });
    const upload = client.run('putFile', {
      name: 'a.js',
      integrity: `sha384-${'A'.repeat(64)}`,
      content: Buffer.from('x'),
    });
    expect(await refusal(upload)).toMatchObject({ status: 403 });
    expect(await refusal(client.run('missingFiles', { integrities: [] }))).toMatchObject({
      status: 403,
    });
    for (const call of [
      () => client.run('liveShell', {}),
      () => client.run('listTokens', {}),
      () => client.run('createToken', wanted()),
      () => client.run('revokeToken', { id: id }),
    ]) {
      expect(await refusal(call())).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    }
  });

  it('is stored as a hash, with its last use', async () => {
    const { client, id, token } = await team();
    await client.run('list', {});
    const row = await site.services.db
      .selectFrom('deploy_token')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token.slice(-43));
    const [listed] = (await root.run('listTokens', {})).tokens.filter((one) => one.id === id);
    expect(listed).toMatchObject({ lastUsedAt: expect.any(Date), revokedAt: null });
    expect(JSON.stringify(listed)).not.toContain(row.hash);
  });

  it('is in the audit log when it is made and when it is revoked, once each and without its secret', async () => {
    await migrateApi(site.services);
    const { id, label, token } = await team({ may: ['publish'] });
    await expect(team({ label })).rejects.toThrow('in use');
    await root.run('revokeToken', { id: id });
    await root.run('revokeToken', { id: id });
    const { rows } = await sql<{ action: string; diff: Record<string, unknown> }>`
      SELECT action, diff FROM audit_event
      WHERE entity = 'deploy_token' AND diff ->> 'identifier' = ${id} ORDER BY at, id`.execute(
      site.services.db,
    );
    const diff = { identifier: id, label, remotes: ['mf-x'], may: ['publish'] };
    expect(rows).toMatchObject([
      { action: 'TokenCreate', diff },
      { action: 'TokenRevoke', diff },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.split('.').at(-1));
    expect(JSON.stringify(rows)).not.toContain(token.slice(-20));
  });

  it('ends when it is revoked, and when its time is over', async () => {
    const [revoked, over] = [await team(), await team()];
    expect(await root.run('revokeToken', { id: revoked.id })).toMatchObject({
      revokedAt: expect.any(Date),
    });
    await site.services.db
      .updateTable('deploy_token')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', over.id)
      .execute();
    for (const { client } of [revoked, over])
      expect(await refusal(client.run('list', {}))).toMatchObject({ status: 401 });
    await expect(team({ label: revoked.label })).resolves.toBeDefined();
    expect(await refusal(team({ label: over.label }))).toMatchObject({ code: 'LABEL_TAKEN' });
    expect(await refusal(root.run('revokeToken', { id: '0' }))).toMatchObject({ status: 404 });
  });

  it('may decide sixty times a minute', async () => {
    const { client } = await team();
    for (let index = 0; index < 60; index += 1)
      expect(
        (await refusal(client.run('promote', { name: 'mf-x', version: '9.9.9' }))).status,
      ).toBe(404);
    expect(await refusal(client.run('promote', { name: 'mf-x', version: '9.9.9' }))).toMatchObject({
      status: 429,
    });
    expect((await client.run('list', {})).releases).not.toHaveLength(0);
  });

  it.each([
    ...['system', 'System', 'SYSTEM ', 's\u0332ystem', 'system\uFE0F', 'ｓｙｓｔｅｍ'],
    ...['deploy token', 'Deploy-Token', 'deploy  token.', 'this server', 'DeployToken'],
  ])('bears no label that the history has for others: %j', async (label) => {
    const error = await refusal(root.run('createToken', wanted({ label })));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(error.problems).toEqual([`label: "${label}" is reserved, choose another`]);
  });

  it.each(['systems', 'deploy token of mf-x'])('may be called %s', async (label) => {
    expect(await team({ label })).toMatchObject({ label });
  });

  it('is refused with every invalid field', async () => {
    const nonsense = {
      label: '\u001b[31m',
      names: [],
      may: ['own'],
      role: 1,
      days: 0,
      mail: 'x',
    } as never;
    expect(
      (await refusal(root.run('createToken', nonsense))).problems.map((line) => line.slice(0, 5)),
    ).toEqual(['label', 'names', 'may: ', 'mail:', 'role ', 'days:']);
    expect(await refusal(root.run('createToken', null as never))).toMatchObject({ status: 400 });
  });
});

describe('a flood of wrong tokens', () => {
  it('is rejected without a query for each, and locks no other client out', async () => {
    const { client } = await team();
    const attempts = Array.from({ length: 40 }, async () => {
      const stranger = new RegistryClient(origin, makeToken().token);
      return (await refusal(stranger.run('list', {}))).status;
    });
    const answers = await Promise.all(attempts);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect(new Set(answers)).toEqual(new Set([401, 429]));
    expect((await client.run('list', {})).releases).not.toHaveLength(0);
    const selectFrom = vi.spyOn(site.services.db, 'selectFrom');
    const tokens = new ScopedTokens(site.services.db);
    for (let index = 0; index < 200; index += 1)
      expect(await tokens.identify(`Bearer ${makeToken().token}`)).toBeUndefined();
    expect(selectFrom.mock.calls.length).toBeLessThan(20);
    selectFrom.mockRestore();
  });

  it('does not keep a token unknown that another instance makes meanwhile', async () => {
    const tokens = new ScopedTokens(site.services.db);
    await tokens.identify(`Bearer ${makeToken().token}`);
    const { token, label } = await team();
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 1001);
    expect(await tokens.identify(`Bearer ${token}`)).toMatchObject({ label });
    clock.mockRestore();
    expect(await tokens.identify(`Bearer ${token.slice(0, -1)}!`)).toBeUndefined();
    const other = token.endsWith('A') ? 'B' : 'A';
    expect(await tokens.identify(`Bearer ${token.slice(0, -1)}${other}`)).toBeUndefined();
  });
});

it('the command line makes, shows and revokes tokens', async () => {
  const said: string[] = [];
  const dara = (...words: string[]) => {
    said.length = 0;
    const program = new Command('dara');
    const open = {
      target: root,
      tokens: root,
      label: origin,
      address: 'https://dara.test',
      close: async () => undefined,
    };
    addTokenCommands(
      program,
      (line) => said.push(line),
      (task) => task(open),
    );
    return program.parseAsync(['token', ...words], { from: 'user' });
  };
  await dara('create', 'ทีมข่าว', '--remote', 'mf-x', '--remote', 'mf-y', '--may', 'publish,promote');
  const [line = '', , secret = ''] = said;
  expect(line).toMatch(/ทีมข่าว +publish, promote mf-x, mf-y {2}\(until .*, never used\)$/);
  expect((await new RegistryClient(origin, secret).run('list', {})).releases).not.toHaveLength(0);
  await dara('list');
  expect(said.join('\n')).toContain(line.slice(0, 16));
  expect(said.join('\n')).not.toContain(secret);
  await dara('revoke', line.slice(0, 16));
  expect(said[0]).toContain('revoked');
});
