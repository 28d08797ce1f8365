import type { ReleaseManifest } from '@dara/contract';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { integrityOf } from '../registry/integrity.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { storeKey } from '../registry/release-store.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { deployToken } from './deploy-token.ts';
import { installReleases } from './install-releases.ts';
import { RegistryClient } from './registry-client.ts';
import { developmentVersion, publishFolder, readReleaseFolder } from './release-folder.ts';

describe('a registry over HTTP', () => {
  let site: TestSite;
  let origin: string;
  let client: RegistryClient;
  beforeAll(async () => {
    site = await createTestSite();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
    client = new RegistryClient(origin, deployToken(site.services.config.dataDir));
  });
  afterAll(() => site.close());

  const publish = async (dir: string): Promise<void> =>
    publishFolder(client, (await readReleaseFolder(dir))!);

  it('publishes, promotes and rolls back, and serves the change immediately', async () => {
    await publish(await writeShell(join(site.folder, 's')));
    await publish(await writeRemote(join(site.folder, 'x1'), 'mf-x', [route('/x')]));
    expect(await client.run('promote', { name: 'shell' })).toMatchObject({ live: '1.0.0' });
    expect(await client.run('promote', { name: 'mf-x' })).toMatchObject({ live: '1.0.0' });
    expect(await (await fetch(`${origin}/x`)).text()).toContain('mf-x 1.0.0');
    await publish(
      await writeRemote(join(site.folder, 'x2'), 'mf-x', [route('/x')], { version: '1.1.0' }),
    );
    expect(await client.run('promote', { name: 'mf-x', version: '1.1.0' })).toMatchObject({
      live: '1.1.0',
      previous: '1.0.0',
    });
    expect(await (await fetch(`${origin}/x`)).text()).toContain('mf-x 1.1.0');
    expect(await client.run('rollback', { name: 'mf-x' })).toMatchObject({ live: '1.0.0' });
    expect(await (await fetch(`${origin}/x`)).text()).toContain('mf-x 1.0.0');
    expect((await client.run('list', {})).releases.map((release) => release.state)).toEqual([
      'published',
      'live',
      'live',
    ]);
    expect((await client.run('history', { name: 'mf-x' })).events[0]).toMatchObject({
      ...{ action: 'rollback', version: '1.0.0', actor: 'deploy token', at: expect.any(Date) },
    });
    // A tab with the previous release still finds its files.
    expect((await fetch(`${origin}/assets/mf-x/entry.1-1-0.js`)).status).toBe(200);
  });

  it("accepts the builds' compressed files from clients that support it", async () => {
    const text = Buffer.from('globalThis.ready = true; '.repeat(40));
    const [integrity, brotli] = [integrityOf(text), brotliCompressSync(text)];
    const { files } = site.services;
    const file = { name: 'a.js', integrity };
    await client.run('putFile', { ...file, content: text });
    const asked = { integrities: [integrity] };
    expect(await client.run('missingFiles', asked)).toEqual({ missing: [], encodings: ['br'] });
    await files.delete(storeKey(integrity));
    await client.run('putFile', { ...file, content: brotli, encoding: 'br' });
    expect(await files.get(storeKey(integrity))).toEqual(text);
    expect(await files.get(`${storeKey(integrity)}.br`)).toEqual(brotli);
  });

  it('sends files as they are to a site that names no encodings', async () => {
    const dir = await writeRemote(join(site.folder, 'plain'), 'mf-p', [route('/p')]);
    const folder = (await readReleaseFolder(dir))!;
    for (const { side, name } of folder.manifest.files)
      await writeFile(join(dir, side, `${name}.br`), 'never sent');
    const missing = folder.manifest.files.map(({ integrity }) => integrity);
    const sent: object[] = [];
    const run = async (name: string, input: unknown) => {
      if (name === 'putFile') sent.push(input as object);
      return { missing } as never;
    };
    await publishFolder({ run, check: client.check.bind(client) }, folder);
    expect(sent).toHaveLength(missing.length);
    for (const upload of sent) expect(upload).not.toHaveProperty('encoding');
  });

  it.each<[string, Buffer, number, RegExp]>([
    ['br', Buffer.from('no such thing'), 400, /not Brotli, or unpacks to more than 33554432 bytes/],
    ['br', brotliCompressSync(Buffer.alloc(33_554_433)), 400, /unpacks to more than/],
    ['br', Buffer.concat([brotliCompressSync('a'), Buffer.from('evil')]), 400, /not Brotli/],
    ['br', brotliCompressSync(Buffer.from('evil();')), 422, /its sha384 differs/],
    ['gzip', Buffer.from('x'), 415, /files come plain or as br/],
  ])(
    'refuses a file that comes as %s and is not what it says',
    async (encoding, body, status, words) => {
      const integrity = integrityOf(Buffer.from('something else'));
      const url = `${origin}/_dara/files?${new URLSearchParams({ name: 'a.js', integrity })}`;
      const answer = await fetch(url, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${deployToken(site.services.config.dataDir)}`,
          'content-type': 'application/octet-stream',
          'content-encoding': encoding,
        },
        body: new Uint8Array(body),
      });
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(words)]);
      const { missing } = await client.run('missingFiles', { integrities: [integrity] });
      expect(missing).toEqual([integrity]);
    },
  );

  it('returns refusals with their location', async () => {
    await expect(publish(await writeShell(join(site.folder, 's')))).rejects.toMatchObject({
      status: 409,
      code: 'RELEASE_EXISTS',
    });
    await publish(
      await writeRemote(join(site.folder, 'z'), 'mf-z', [route('/z')], {
        page: 'throw new Error("z");',
      }),
    );
    const error = await client.run('promote', { name: 'mf-z' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RegistryError);
    expect((error as RegistryError).problems[0]).toMatch(/^RENDER_FAILED: \/z \(th\)/);
  });

  it('rejects requests without a token, and guesses', async () => {
    const stranger = new RegistryClient(origin, 'wrong');
    await expect(stranger.run('list', {})).rejects.toMatchObject({ status: 401 });
    for (let i = 0; i < 20; i += 1) await stranger.run('list', {}).catch(() => undefined);
    await expect(stranger.run('rollback', { name: 'mf-x' })).rejects.toMatchObject({ status: 429 });
    expect((await client.run('list', {})).releases).not.toHaveLength(0);
  });

  it.each<[string, string, object, string[]]>([
    ['POST', 'promote', { name: 'mf-x', verson: '1.0.0' }, ['verson is not known here']],
    ['POST', 'promote', { name: 'mf-x', dryrun: true }, ['dryrun is not known here']],
    ['POST', 'promote', { name: 'mf-x', dryRun: 'yes' }, ['dryRun must be boolean']],
    ['POST', 'promote', { name: 'mf-x', accept: 'all' }, ['accept must be array']],
    ['POST', 'rollback', { name: 'mf-x', forced: true }, ['forced is not known here']],
    ['POST', 'prune', { dry: true }, ['dry is not known here']],
    ['POST', 'releases?dryrun=true', {}, ['dryrun is not known here']],
    ['POST', 'releases?dryRun=1', {}, ['dryRun must be boolean']],
    ['POST', 'files/missing', { files: [] }, ['files is not known here']],
    ['GET', 'history?remote=mf-x', {}, ['remote is not known here']],
  ])('%s %s of %j changes nothing, and says why', async (method, path, body, problems) => {
    const { releases: before } = await client.run('list', {});
    const { statusCode, ...answer } = await site.app.inject({
      method: method as 'GET' | 'POST',
      url: `/_dara/${path}`,
      headers: { authorization: `Bearer ${deployToken(site.services.config.dataDir)}` },
      ...(method === 'POST' && { payload: body }),
    });
    expect(statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', problems });
    expect((await client.run('list', {})).releases).toEqual(before);
  });

  it('rejects an upload that does not match its hash', async () => {
    await expect(
      client.run('putFile', {
        name: 'a.js',
        integrity: `sha384-${'B'.repeat(64)}`,
        content: Buffer.from('x'),
      }),
    ).rejects.toMatchObject({ status: 422, code: 'INTEGRITY_MISMATCH' });
    await expect(
      client.run('putFile', { name: 'a.js', integrity: '../../x', content: Buffer.from('x') }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('releases that are already built in the workspace', () => {
  let site: TestSite;
  let root: string;
  const lines: string[] = [];
  const install = (isProduction = false, isPromoting = true): Promise<void> => {
    lines.length = 0;
    return installReleases({
      ...{ registry: site.registry, target: site.target },
      isProduction,
      isPromoting,
      root,
      report: (line) => lines.push(line),
    });
  };
  const live = async (name: string): Promise<string | undefined> =>
    (await site.registry.deployments()).deployed.get(name)?.live.version;

  beforeAll(async () => {
    site = await createTestSite();
    root = join(site.folder, 'workspace');
    await mkdir(root);
    await writeFile(
      join(root, 'package.json'),
      JSON.stringify({ workspaces: ['mf-x', 'shell', 'api'] }),
    );
    await writeShell(join(root, 'shell/dist'));
    await writeRemote(join(root, 'mf-x/dist'), 'mf-x', [route('/x')]);
  });
  afterAll(() => site.close());

  it('are published and promoted once, all in one promotion', async () => {
    const promote = vi.spyOn(site.registry, 'promoteTogether');
    await install();
    expect(lines).toEqual(['shell 1.0.0 is live', 'mf-x 1.0.0 is live']);
    await install();
    expect(lines).toEqual([]);
    expect(promote).toHaveBeenCalledTimes(1);
    promote.mockRestore();
  });

  it('rebuilt with other content get a development version, in production they are skipped', async () => {
    const dir = await writeRemote(join(root, 'mf-x/dist'), 'mf-x', [route('/x')], {
      page: 'return "new";',
    });
    const manifest = (await readReleaseFolder(dir))!.manifest;
    await install(true);
    expect(lines[0]).toContain('raise its version');
    expect(await live('mf-x')).toBe('1.0.0');
    // Files of the other build have other names, like content hashes.
    const text = await readFile(join(dir, 'release.json'), 'utf8');
    expect(text).toContain('1-0-0');
    await install();
    expect(await live('mf-x')).toBe(developmentVersion(manifest));
    expect(developmentVersion(manifest)).toMatch(/^1\.0\.0-dev\.[a-p]{10}$/);
  });

  it('are not promoted again after a rollback, nor are later builds', async () => {
    await site.registry.rollback('mf-x');
    await install();
    expect([await live('mf-x'), lines]).toEqual(['1.0.0', []]);
    await writeRemote(join(root, 'mf-x/dist'), 'mf-x', [route('/x')], { version: '1.5.0' });
    await install();
    expect(lines).toEqual([
      'mf-x was rolled back to 1.0.0 and is held there: 1.5.0 waits; "dara promote mf-x@1.5.0" puts it live',
    ]);
    expect(await live('mf-x')).toBe('1.0.0');
    await site.registry.promote('mf-x');
    expect(await live('mf-x')).toBe('1.5.0');
  });

  it('are published but not promoted if a start promotes nothing', async () => {
    await writeRemote(join(root, 'mf-x/dist'), 'mf-x', [route('/x')], { version: '1.6.0' });
    await install(true, false);
    expect(lines).toEqual(['mf-x 1.6.0 is published; "dara promote mf-x@1.6.0" puts it live']);
    expect(await live('mf-x')).toBe('1.5.0');
  });

  it('that are refused do not keep the others back', async () => {
    await writeRemote(join(root, 'mf-x/dist'), 'mf-x', [route('/x')], {
      version: '2.0.0',
      page: 'throw new Error("x");',
    });
    await writeShell(join(root, 'shell/dist'), { version: '2.0.0' });
    await install();
    expect(lines).toContain('shell 2.0.0 is live');
    expect(lines.join('\n')).toContain('mf-x 2.0.0 was not promoted');
    const refused = (await site.registry.history()).filter(({ action }) => action === 'refuse');
    expect(refused.map(({ name, version }) => `${name} ${version}`)).toEqual(['mf-x 2.0.0']);
  });

  it('that fit only each other are promoted together', async () => {
    const change = (manifest: ReleaseManifest) => {
      manifest.shared = [{ name: 'next', range: '1.0.0', singleton: true }];
    };
    await writeRemote(join(root, 'mf-x/dist'), 'mf-x', [route('/x')], { version: '3.0.0', change });
    await writeShell(join(root, 'shell/dist'), { version: '3.0.0', change });
    await install();
    expect(lines).toEqual(['shell 3.0.0 is live', 'mf-x 3.0.0 is live']);
  });
});
