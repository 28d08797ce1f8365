import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployToken } from '../deploy/deploy-token.ts';
import { RegistryClient } from '../deploy/registry-client.ts';
import { route, serverMaps, writeRemote, type FixtureOptions } from '../testing/fixture-release.ts';
import { packCli, type PackedCli } from '../testing/packed-cli.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let origin: string;
let token: string;
let cli: PackedCli;
let remote: string;

const dara = (args: string[], env: Record<string, string> = { DARA_TOKEN: token }) =>
  cli.dara(remote, args, env);

/** The remote's declaration is beside its build, like its version. */
async function build(
  version: string,
  routes = [route('/x')],
  page?: string,
  more: FixtureOptions = {},
): Promise<void> {
  const dist = join(remote, 'dist');
  await writeRemote(dist, 'mf-x', routes, {
    ...{ version, ...more },
    ...(page === undefined ? {} : { page }),
  });
  const { declaration } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
  await writeFile(join(remote, 'remote.json'), JSON.stringify(declaration));
  await writeFile(join(remote, 'package.json'), JSON.stringify({ name: '@own/mf-x', version }));
}

beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const root = new RegistryClient(origin, deployToken(site.services.config.dataDir));
  const may = ['publish', 'promote', 'rollback'] as const;
  token = (await root.run('createToken', { label: 'x team', names: ['mf-x'], may, days: 1 })).token;
  cli = await packCli(join(site.folder, 'cli'));
  remote = join(site.folder, 'own');
  await build('1.0.0');
});
afterAll(() => site.close());

it('imports no code of the server', () => {
  const server =
    /^(?:api|backend)\/|(?:kysely|fastify|pglite)|registry\/(?:registry|release-store)/;
  expect(cli.made.filter((file) => server.test(file) && !/registry-error/.test(file))).toEqual([]);
  expect(cli.made.length).toBeGreaterThan(5);
});

it('publishes, promotes, rolls back and lists history with a team token', async () => {
  const at = ['--site', `${origin}/`];
  expect((await dara(['publish', 'mf-x', ...at])).output).toEqual(
    expect.stringMatching(
      new RegExp(
        `^Published mf-x 1\\.0\\.0 to ${origin}\nPreview of mf-x 1\\.0\\.0 until \\d{4}-.{11}:\n  http://site\\.test/_dara/preview\\?token=\\S+\n$`,
      ),
    ),
  );
  const link = await dara(['preview', 'mf-x@1.0.0', '--expires', '2d', ...at]);
  expect(link.output).toMatch(/^Preview of mf-x 1\.0\.0 until .*:\n {2}http.*\n$/);
  expect(await dara(['preview', 'mf-x', '--expires', 'soon', ...at])).toEqual({
    code: 1,
    output: expect.stringContaining('"soon" is no time'),
  });
  expect((await dara(['promote', 'mf-x', ...at])).output).toContain('mf-x 1.0.0 is live');
  await rename(join(remote, 'dist'), join(remote, 'before'));
  await build('1.1.0');
  const env = { DARA_URL: origin, DARA_TOKEN: token };
  expect((await dara(['publish', '--all'], env)).code).toBe(0);
  expect((await dara(['promote', 'mf-x'], env)).output).toContain('goes back to 1.0.0');
  expect(await dara(['rollback', 'mf-x', '--dry-run'], env)).toEqual({
    code: 0,
    output: expect.stringMatching(/^mf-x 1\.0\.0\n.*ok.*\nAll checks pass for mf-x 1\.0\.0;/s),
  });
  expect((await dara(['rollback', 'mf-x'], env)).output).toContain('mf-x 1.0.0 is live');
  await site.refresh();
  expect((await site.get('/x')).body).toContain('mf-x 1.0.0');
  expect((await dara(['history'], env)).output).toMatch(/rolled back to mf-x 1\.0\.0 .*x team/);
});

it('takes the remote of its folder where no name is given', async () => {
  const env = { DARA_URL: origin, DARA_TOKEN: token };
  await build('1.1.5');
  expect((await dara(['publish'], env)).output).toContain(`Published mf-x 1.1.5 to ${origin}\n`);
  expect((await dara(['promote', '--dry-run'], env)).output).toContain(
    'checks pass for mf-x 1.1.5',
  );
  expect((await dara(['promote'], env)).output).toContain('mf-x 1.1.5 is live');
  expect((await dara(['rollback'], env)).output).toContain('mf-x 1.0.0 is live');
  expect((await dara(['preview'], env)).output).toContain('Preview of mf-x 1.1.5 until');
  for (const command of ['publish', 'preview', 'promote', 'rollback'])
    expect(await cli.dara(site.folder, [command], env)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^Refused: Nothing to .*, or run this in the folder of a remote/,
      ),
    });
});

it('lists releases and tells the status, also for programs', async () => {
  const env = { DARA_URL: origin, DARA_TOKEN: token };
  await site.registry.decisions.grant('mf-x', { actor: 'operator', add: ['menu:main'] });
  const list = await dara(['list'], env);
  expect(list.output).toMatch(/^ {2}mf-x +1\.1\.5 .*\n. mf-x +1\.1\.0 .*\n\* mf-x +1\.0\.0 /);
  expect(list.output).not.toContain('shell');
  const listed = JSON.parse((await dara(['list', '--json'], env)).output);
  expect(listed.at(-1)).toMatchObject({ name: 'mf-x', version: '1.0.0', state: 'live' });
  const { code, output } = await dara(['status'], env);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(
      /^mf-x 1\.0\.0 is live \(published .*\)\n {2}waiting: 1\.1\.5 .*\n[^]* {2}granted: .*menu:main/,
    ),
  ]);
  expect((await cli.dara(site.folder, ['status'], env)).output).toBe(output);
  const [status] = JSON.parse((await dara(['status', 'mf-x', '--json'], env)).output);
  expect(status).toMatchObject({ name: 'mf-x', live: { version: '1.0.0' }, frozenUntil: null });
  expect(await dara(['status', 'mf-y'], env)).toEqual({
    code: 1,
    output: `Refused: ${origin} knows no mf-y\n`,
  });
  const events = JSON.parse((await dara(['history', '--json'], env)).output);
  expect(events[0]).toMatchObject({ name: 'mf-x', action: 'grant', actor: 'operator' });
});

it('prints its version', async () => {
  expect(await dara(['--version'])).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

it('runs the checks of the site, which is not contacted otherwise', async () => {
  const guarded = { ...route('/x', 'signed-in'), permission: ['Ghost'] };
  await build('1.2.0', [guarded]);
  const { code, output } = await dara(['check', '--site', origin]);
  expect(output).toContain('/x of mf-x is for Ghost, a role that the site does not list');
  expect(output.match(/ {2}ok {7}(?:declaration|files)$/gm)).toHaveLength(2);
  expect(code).toBe(1);
  expect((await dara(['history', '--site', origin])).output).not.toContain('1.2.0');
});

it('renders its pages before publishing, in the shell of the site', async () => {
  const signedIn = route('/x/own', 'signed-in');
  await build('1.2.0', [route('/x'), signedIn]);
  expect(await dara(['check', '--site', origin])).toEqual({
    code: 0,
    output: expect.stringContaining('  ok       rendering\nAll checks pass'),
  });
  const page = `if (trial) throw new Error('torn');
    const answer = await api.fetch(api.baseUrl + '/api/x');
    if (answer.status === 404) throw new Error('lost'); return 'x';`;
  const maps = serverMaps('1.2.0', 'mf-x/./src/x-page.tsx', 7);
  await build('1.2.0', [route('/x'), signedIn], page, { maps });
  const lost = await dara(['check', '--site', origin]);
  expect([lost.code, lost.output]).toEqual([
    1,
    expect.stringContaining('  refused  rendering (RENDER_FAILED)'),
  ]);
  expect(lost.output).toContain('/x (th) with an api that finds nothing: Error: lost at ');
  expect(lost.output).toContain('(mf-x/src/x-page.tsx:7:1); to fix it, ');
  await build('1.2.0', [signedIn], page);
  expect((await dara(['check', '--site', origin])).output).toMatch(
    /\/x\/own of mf-x as Reader \(th\) with an api that fails: Error: torn .*; to fix it, /,
  );
});

it('renders its parts with the props of slots of other remotes', async () => {
  const properties = { id: { type: 'string' as const } };
  const props = { type: 'object' as const, additionalProperties: false as const, properties };
  const checkPart = async (version: string, part: string) => {
    const declared = { slot: 'mf-talk/beside', version, part: 'aside', permission: ['Reader'] };
    await build('1.2.0', [route('/x')], undefined, {
      part,
      change: ({ declaration, pages }) => {
        declaration.parts = [declared];
        pages['aside'] = [];
      },
    });
    return dara(['check', '--site', origin]);
  };
  await site.registry.decisions.grant('mf-x', { actor: 'operator', add: ['slot:mf-talk/beside'] });
  expect((await checkPart('^1.0.0', '')).output).toContain('refused  slots (SLOT_UNAVAILABLE)');
  await site.ship('mf-talk', [route('/talk')], {
    change: ({ declaration }) =>
      (declaration.slots = [{ name: 'beside', version: '1.0.0', props }]),
  });
  expect((await checkPart('^2.0.0', '')).output).toContain('slot mf-talk/beside, which is 1.0.0');
  const torn = await checkPart('^1.0.0', `if (props.id) throw new Error('torn');`);
  expect([torn.code, torn.output]).toEqual([
    1,
    expect.stringMatching(
      /part aside of mf-x in mf-talk\/beside with id as Reader \(th\) with an api that fails: Error: torn .*; to fix it, /,
    ),
  ]);
  expect(await checkPart('^1.0.0', `return 'x';`)).toEqual({
    code: 0,
    output: expect.not.stringContaining('skipped'),
  });
});

it('publishes only a build of the current version', async () => {
  const at = ['--site', origin];
  await build('1.3.0');
  await writeFile(join(remote, 'package.json'), JSON.stringify({ version: '1.4.0' }));
  const old = 'Refused: mf-x is 1.4.0, and the build is 1.3.0: run "npm run build" first\n';
  expect(await dara(['publish', 'mf-x', ...at])).toEqual({ code: 1, output: old });
  expect(await dara(['publish', 'x', ...at])).toEqual({
    code: 1,
    output: 'Refused: x has no built release: run "npm run build" first; here is mf-x\n',
  });
  await rm(join(remote, 'dist'), { recursive: true });
  const none = 'Refused: mf-x has no built release: run "npm run build" first\n';
  for (const how of [['mf-x'], ['--all'], ['mf-x', '--dry-run']])
    expect(await dara(['publish', ...how, ...at])).toEqual({ code: 1, output: none });
  await build('1.3.0');
});

it('reports missing files and refusals, and exits with 1', async () => {
  const at = ['--site', origin];
  expect(await dara(['history'])).toEqual({
    code: 1,
    output: 'Refused: Name the site: --site https://dara.example\n',
  });
  expect(await dara(['history', ...at], {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('DARA_TOKEN'),
  });
  const away = `http://127.0.0.1:${await freePort()}`;
  expect(await dara(['history', '--site', away])).toEqual({
    code: 1,
    output: `Refused: ${away} does not answer: ECONNREFUSED\n`,
  });
  expect(await dara(['promote', 'shell', ...at])).toMatchObject({
    code: 1,
    output: expect.stringContaining('Refused: '),
  });
});
