import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReleaseFolder, publishFolder } from '../deploy/release-folder.ts';
import { route, writeRemote } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { storeKey } from './release-store.ts';

let site: TestSite;
const freshSite = (): void => {
  beforeEach(async () => {
    site = await createTestSite();
  });
  afterEach(() => site.close());
};

describe('publish', () => {
  freshSite();

  it('refuses an existing version, and keeps the first unchanged', async () => {
    await site.publishShell();
    const error = await refusal(site.publishShell({ client: 'other();' }));
    expect(error).toMatchObject({ status: 409, code: 'RELEASE_EXISTS' });
    expect(error.message).toContain('shell 1.0.0 exists already');
    expect(await site.registry.list()).toHaveLength(1);
  });

  it('refuses a file that was changed after the build, and names it', async () => {
    const dir = await writeRemote(join(site.folder, 'x'), 'mf-x', [route('/x')]);
    await writeFile(join(dir, 'client/home.1-0-0.js'), 'evil();');
    const release = await readReleaseFolder(dir);
    const error = await refusal(publishFolder(site.target, release!));
    expect(error).toMatchObject({ status: 422, code: 'INTEGRITY_MISMATCH' });
    expect(error.message).toContain('home.1-0-0.js');
    expect(await site.registry.list()).toEqual([]);
  });

  it('rejects bytes that do not match the manifest', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    const error = await refusal(site.registry.putFile('a.js', integrity, Buffer.from('x')));
    expect(error.code).toBe('INTEGRITY_MISMATCH');
    expect(await site.services.files.stat(storeKey(integrity))).toBeNull();
  });

  it('does not list a release with missing uploads', async () => {
    const dir = await writeRemote(join(site.folder, 'x'), 'mf-x', [route('/x')]);
    const manifest: unknown = JSON.parse(await readFile(join(dir, 'release.json'), 'utf8'));
    const error = await refusal(site.registry.publish(manifest));
    expect(error).toMatchObject({ status: 422, code: 'FILES_MISSING' });
    expect(error.problems).toHaveLength(5);
    expect(await site.registry.list()).toEqual([]);
  });

  it('refuses the same file name with other content', async () => {
    await site.publishRemote('mf-x', [route('/x')]);
    const dir = await writeRemote(join(site.folder, 'y'), 'mf-x', [route('/x')], {
      version: '1.0.1',
      change: (manifest) => {
        const file = manifest.files.find((entry) => entry.name === 'home.1-0-1.js')!;
        file.name = 'home.1-0-0.js';
        manifest.pages['home'] = ['home.1-0-0.js'];
      },
    });
    await writeFile(
      join(dir, 'client/home.1-0-0.js'),
      await readFile(join(dir, 'client/home.1-0-1.js')),
    );
    const error = await refusal(site.publishDir(dir));
    expect(error).toMatchObject({ status: 409, code: 'FILE_NAME_TAKEN' });
  });

  it('reports errors of a manifest', async () => {
    const error = await refusal(
      site.publishRemote('mf-x', [route('/x')], {
        version: 'one',
        change: (m) => (m.entry = 'gone.js'),
      }),
    );
    expect(error.problems.join()).toContain('"one" is not a semantic version');
    expect(error.problems.join()).toContain('/entry names gone.js');
    const path = await refusal(
      site.registry.publish({ name: '../x', files: [{ name: '../../etc' }] }),
    );
    expect(path.code).toBe('RELEASE_INVALID');
  });
});

describe('promote and rollback', () => {
  freshSite();

  it('goes forward and back, one release at a time', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    await site.ship('mf-x', [route('/x')], { version: '1.1.0' });
    expect(await site.ship('mf-x', [route('/x')], { version: '1.2.0' })).toEqual({
      name: 'mf-x',
      live: '1.2.0',
      previous: '1.1.0',
    });
    expect(await site.registry.rollback('mf-x')).toMatchObject({
      live: '1.1.0',
      previous: '1.0.0',
    });
    expect(await site.registry.rollback('mf-x')).toMatchObject({ live: '1.0.0', previous: null });
    expect((await refusal(site.registry.rollback('mf-x'))).code).toBe('NO_PREVIOUS_RELEASE');
    const states = (await site.registry.list()).map(({ version, state }) => `${version} ${state}`);
    expect(states).toEqual(['1.2.0 published', '1.1.0 published', '1.0.0 live', '1.0.0 live']);
  });

  it('serializes concurrent promotions, so that all succeed with one history', async () => {
    await site.shipShell();
    await site.publishRemote('mf-x', [route('/x')]);
    await site.publishRemote('mf-x', [route('/x')], { version: '1.1.0' });
    await site.publishRemote('mf-y', [route('/y')]);
    const all = await Promise.all([
      site.registry.promote('mf-x', '1.0.0'),
      site.registry.promote('mf-y', '1.0.0'),
      site.registry.promote('mf-x', '1.1.0'),
    ]);
    expect(all[2]).toEqual({ name: 'mf-x', live: '1.1.0', previous: '1.0.0' });
    const { change, deployed } = await site.registry.deployments();
    expect([...deployed.keys()]).toEqual(['mf-x', 'mf-y', 'shell']);
    expect(change).toBe(4);
  });

  it('does not judge by a state that another process has changed meanwhile', async () => {
    await site.shipShell();
    await site.publishRemote('mf-x', [route('/same')]);
    await site.publishRemote('mf-y', [route('/same')]);
    // Two processes: two registries with separate queues, on one database.
    const { createRegistry } = await import('../site.ts');
    const other = createRegistry(site.services);
    const results = await Promise.allSettled([
      site.registry.promote('mf-x'),
      other.promote('mf-y'),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await site.registry.deployments()).deployed.size).toBe(2);
  });

  it('answers 404 for unpublished releases', async () => {
    expect(await refusal(site.registry.promote('mf-x'))).toMatchObject({ status: 404 });
    expect(await refusal(site.registry.rollback('mf-x'))).toMatchObject({ status: 404 });
  });

  it('changes nothing when the release is live already', async () => {
    await site.shipShell();
    const before = await site.registry.deployments();
    expect(await site.registry.promote('shell', '1.0.0')).toMatchObject({
      live: '1.0.0',
      previous: null,
    });
    expect((await site.registry.deployments()).change).toBe(before.change);
  });

  it('refuses a remote while no shell is live', async () => {
    await site.publishRemote('mf-x', [route('/x')]);
    expect((await refusal(site.registry.promote('mf-x'))).problems.join()).toContain(
      'no shell is live',
    );
  });
});
