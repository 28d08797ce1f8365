import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RegistryClient } from '../deploy/registry-client.ts';
import { deployToken } from '../deploy/deploy-token.ts';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { storeKey } from '../registry/release-store.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { addReleaseCommands } from './release-commands.ts';

interface Running {
  site: TestSite;
  origin: string;
  client: RegistryClient;
}

let staging: Running;
let production: Running;
beforeAll(async () => {
  [staging, production] = [await start(), await start()];
  vi.stubEnv('DARA_STAGING_URL', `${staging.origin}/`);
  vi.stubEnv('DARA_STAGING_TOKEN', deployToken(staging.site.services.config.dataDir));
  for (const { site, client } of [staging, production]) {
    await publish(client, await writeShell(join(site.folder, 's')));
    await client.run('promote', { name: 'shell' });
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await staging.site.close();
  await production.site.close();
});

async function start(): Promise<Running> {
  const site = await createTestSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const client = new RegistryClient(origin, deployToken(site.services.config.dataDir));
  return { site, origin, client };
}

async function publish(client: RegistryClient, dir: string): Promise<void> {
  await publishFolder(client, (await readReleaseFolder(dir))!);
}

const write = (version: string, name = 'mf-x'): Promise<string> =>
  writeRemote(join(staging.site.folder, name + version), name, [route(`/${name}`)], { version });

/** Runs a command against production; returns what it prints. Throws its error. */
async function dara(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const program = new Command().exitOverride();
  addReleaseCommands(program, {
    say: (line) => void lines.push(line),
    fail: (error) => {
      throw error;
    },
    withTarget: (task) => task({ target: production.client, label: production.origin }),
    builds: async () => [],
    ownName: async () => undefined,
    buildCommand: (name) => `build ${name}`,
  });
  await program.parseAsync(['node', 'dara', ...args]);
  return lines;
}

const inProduction = async (name: string): Promise<string[]> =>
  (await production.client.run('list', {})).releases
    .filter((release) => release.name === name)
    .map(({ version, state }) => `${version} ${state}`);

it('puts the bytes live that are live on the other site, and tells in the history where they were tried', async () => {
  await publish(staging.client, await write('1.0.0'));
  await expect(dara('promote', 'mf-x@1.0.0', '--from', 'staging')).rejects.toThrow(
    `mf-x 1.0.0 is not live on staging (${staging.origin}): promote it there first`,
  );
  await staging.client.run('promote', { name: 'mf-x', reason: 'for trial' });
  expect(await inProduction('mf-x')).toEqual([]);

  await dara('promote', 'mf-x', '--from', 'staging', '--reason', 'seen by marketing');
  expect(await inProduction('mf-x')).toEqual(['1.0.0 live']);
  const [here, there] = await Promise.all(
    [production, staging].map(({ site }) => site.registry.find('mf-x', '1.0.0')),
  );
  expect(here).toEqual(there);
  expect(await (await fetch(`${production.origin}/mf-x`)).text()).toContain('mf-x 1.0.0');
  const { events } = await production.client.run('history', { name: 'mf-x' });
  expect(events[0]).toMatchObject({ action: 'promote', actor: 'deploy token' });
  expect(events[0]?.reason).toMatch(
    /^seen by marketing, from staging \(http:\S+\), promoted there \d{4}-\S+Z by deploy token$/,
  );
  // Again: it is there, and live.
  await dara('promote', 'mf-x@1.0.0', '--from', 'staging');
  expect(await inProduction('mf-x')).toEqual(['1.0.0 live']);
});

it('changes nothing in a dry run', async () => {
  await publish(staging.client, await write('1.0.0', 'mf-d'));
  await staging.client.run('promote', { name: 'mf-d' });
  const lines = await dara('promote', 'mf-d', '--from', 'staging', '--dry-run');
  expect(lines.at(-1)).toBe('All checks pass for mf-d 1.0.0; nothing was changed');
  expect(await inProduction('mf-d')).toEqual([]);
});

it('refuses another build of the version, and a damaged file', async () => {
  const folder = join(production.site.folder, 'other');
  const other = await writeRemote(folder, 'mf-y', [route('/mf-y')], { page: "return 'other';" });
  await publish(production.client, other);
  await publish(staging.client, await write('1.0.0', 'mf-y'));
  await staging.client.run('promote', { name: 'mf-y' });
  await expect(dara('promote', 'mf-y', '--from', 'staging')).rejects.toThrow(
    'mf-y 1.0.0 is another build here',
  );
  expect(await inProduction('mf-y')).toEqual(['1.0.0 published']);

  await publish(staging.client, await write('1.0.0', 'mf-z'));
  await staging.client.run('promote', { name: 'mf-z' });
  const release = await staging.site.registry.find('mf-z', '1.0.0');
  const { integrity = '' } = release?.files.at(-1) ?? {};
  vi.spyOn(staging.site.registry.store, 'read').mockImplementation(async (wanted) =>
    Buffer.from(wanted === integrity ? 'damaged' : ''),
  );
  await expect(dara('promote', 'mf-z', '--from', 'staging')).rejects.toThrow('is damaged');
  vi.restoreAllMocks();
  expect(await inProduction('mf-z')).toEqual([]);
  expect(await production.site.services.files.get(storeKey(integrity))).toBeNull();
});

it('gives releases and files only to tokens that may read the package, and only its own files', async () => {
  const label = 'team of another package';
  const { token } = await staging.client.run('createToken', {
    ...{ label, names: ['mf-other'], may: ['publish', 'promote'], days: 1 },
  });
  const stranger = new RegistryClient(staging.origin, token);
  const [name, version] = ['mf-x', '1.0.0'];
  const unknown = 'mf-x 1.0.0 is not known';
  const release = await staging.site.registry.find(name, version);
  const integrity = release?.files[0]?.integrity ?? '';
  const file = { name, version, integrity };
  await expect(stranger.run('readRelease', { name, version })).rejects.toThrow(unknown);
  await expect(stranger.run('readFile', file)).rejects.toThrow(unknown);
  expect(await staging.client.run('readFile', file)).toBeInstanceOf(Buffer);
  const shell = await staging.site.registry.find('shell', '1.0.0');
  const foreign = shell?.files[0]?.integrity ?? '';
  await expect(staging.client.run('readFile', { ...file, integrity: foreign })).rejects.toThrow(
    'a file of mf-x 1.0.0 is missing here',
  );
  for (const path of [`/_dara/release?name=mf-x`, '/_dara/release/file?name=mf-x'])
    expect((await fetch(staging.origin + path)).status).toBe(401);
});

it('names the variable that is missing', async () => {
  await expect(dara('promote', 'mf-x', '--from', 'pre-live')).rejects.toThrow(
    '--from pre-live needs DARA_PRE_LIVE_URL',
  );
  await expect(dara('promote', '--all', '--from', 'staging')).rejects.toThrow(
    'Name the releases that come from another site',
  );
});
