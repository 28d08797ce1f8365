import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { route, writeRemote } from '../testing/fixture-release.ts';
import { packCli, type PackedCli } from '../testing/packed-cli.ts';

let folder: string;
let cli: PackedCli;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-own-'));
  cli = await packCli(join(folder, 'cli'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a new remote in any folder', () => {
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(folder, 'place-'));
  });
  const text = (file: string) => readFile(join(place, 'mf-web-events', file), 'utf8');

  it('writes a page, messages, tests and a pipeline, only in the new folder', async () => {
    const words = ['--title', 'Web events', '--title-th', 'งานออนไลน์', '--owner', 'events'];
    const { code, output } = await cli.dara(place, ['create', 'mf-web-events', ...words]);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('cd mf-web-events && git init && npm install'),
    ]);
    expect(await readdir(place)).toEqual(['mf-web-events']);
    const files = (await readdir(join(place, 'mf-web-events'), { recursive: true })).sort();
    expect(files).toEqual(
      expect.arrayContaining([
        '.github/workflows/release.yml',
        '.gitignore',
        '.npmrc',
        '.oxfmtrc.json',
        '.oxlintrc.json',
        'src/web-events-list-page.tsx',
        'webpack.config.ts',
      ]),
    );
    expect(files.filter((file) => /dot-|example/.test(file))).toEqual([]);
    expect(JSON.parse(await text('remote.json'))).toMatchObject({
      $schema: './node_modules/@dara/contract/schema/remote.schema.json',
      owner: 'events',
      routes: [{ title: { th: 'งานออนไลน์', en: 'Web events' } }],
    });
    expect(await text('.github/workflows/release.yml')).toContain('- run: npx dara promote\n');
    const { dependencies, devDependencies } = JSON.parse(await text('package.json'));
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has the pipeline of the place where the team works', async () => {
    const gitlab = ['create', 'mf-web-events', '--pipeline', 'gitlab'];
    expect((await cli.dara(place, gitlab)).code).toBe(0);
    const files = await readdir(join(place, 'mf-web-events'));
    expect(files.filter((file) => /^\.git(?:hub|lab)/.test(file))).toEqual(['.gitlab-ci.yml']);
    expect(await text('.gitlab-ci.yml')).toContain('- npx dara promote\n');
    const other = await cli.dara(place, ['create', 'mf-talks', '--pipeline', 'hg']);
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('github, gitlab')]);
  });

  it('keeps the packages that no registry has in its folder, those that others need among them', async () => {
    const packages = join(folder, 'tarballs');
    const names = ['contract', 'kit', 'model', 'sdk', 'tooling'];
    await mkdir(packages);
    for (const name of names) await writeFile(join(packages, `dara-${name}-0.1.0.tgz`), name);
    const { code } = await cli.dara(place, ['create', 'mf-talks', '--packages', packages]);
    expect(code).toBe(0);
    const json = await readFile(join(place, 'mf-talks/package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(json);
    const all = { ...dependencies, ...devDependencies };
    for (const name of names) {
      expect(all[`@dara/${name}`]).toBe(`file:packages/dara-${name}-0.1.0.tgz`);
      const kept = join(place, 'mf-talks/packages', `dara-${name}-0.1.0.tgz`);
      expect(await readFile(kept, 'utf8')).toBe(name);
    }
    expect(Object.keys(devDependencies)).toEqual(Object.keys(devDependencies).sort());
  });

  it('is refused where the folder of packages has none', async () => {
    const packages = join(place, 'tarballs');
    expect(await cli.dara(place, ['create', 'mf-web-events', '--packages', packages])).toEqual({
      code: 1,
      output: expect.stringContaining('name the folder that "npm run pack" wrote'),
    });
    expect(await readdir(place)).toEqual([]);
  });

  it.each([
    [['events'], 'begins with mf-'],
    [['mf-../x'], 'begins with mf-'],
    [['mf-talks', '--title', 'a {b}'], 'A title has up to 60 letters'],
    [['mf-talks', '--owner', 'X Y'], 'An owner has small letters'],
  ])('%j is refused, and writes nothing', async (words, problem) => {
    const { code, output } = await cli.dara(place, ['create', ...words]);
    expect([code, output]).toEqual([1, expect.stringContaining(problem)]);
    expect(await readdir(place)).toEqual([]);
  });

  it('refuses an existing folder', async () => {
    await cli.dara(place, ['create', 'mf-web-events']);
    expect((await cli.dara(place, ['create', 'mf-web-events'])).output).toContain(
      'There is a folder mf-web-events already',
    );
  });
});

describe('checks before publishing', () => {
  let remote: string;
  const check = () => cli.dara(remote, ['check']);

  /** A built remote, unchanged or modified. */
  async function build(change: (manifest: ReleaseManifest) => void = () => undefined) {
    const dist = join(remote, 'dist');
    await writeRemote(dist, 'mf-x', [route('/x')], { change });
    const { declaration } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
    await declare(declaration);
  }
  const declare = (declaration: unknown) =>
    writeFile(
      join(remote, 'remote.json'),
      JSON.stringify({ $schema: './x', ...(declaration as object) }),
    );

  beforeEach(async () => {
    remote = await mkdtemp(join(folder, 'remote-'));
    await writeFile(join(remote, 'package.json'), '{"name":"@own/mf-x","version":"1.0.0"}');
  });

  it('runs the checks of a promotion', async () => {
    await build();
    const { code, output } = await check();
    expect(output).toContain('All checks pass for mf-x 1.0.0; nothing was changed');
    expect(output).toContain('  -        roles: looked at by the site, which --site names');
    expect(code).toBe(0);
    await build(({ declaration, languages }) => {
      Object.assign(declaration.routes[0] ?? {}, { path: '/api/x' });
      declaration.prefixes.push('/%74alk');
      languages.pop();
    });
    const refused = await check();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      'route /api/x of mf-x begins with /api, which the site answers',
    );
    expect(refused.output).toContain('prefix /%74alk of mf-x has the part "%74alk"');
    expect(refused.output).toContain('the messages in en are incomplete');
  });

  it('reports an invalid declaration, and a build that is missing, damaged or old', async () => {
    expect((await check()).output).toContain('remote.json is not here');
    await declare({ name: 'mf-x' });
    expect((await check()).output).toContain("remote.json / must have required property 'owner'");
    await build();
    await rm(join(remote, 'dist/release.json'));
    const missing = await check();
    expect([missing.code, missing.output]).toEqual([
      1,
      expect.stringContaining('nothing is built'),
    ]);
    await build();
    const [script = ''] = await readdir(join(remote, 'dist/client'));
    await writeFile(join(remote, 'dist/client', script), 'changed');
    expect((await check()).output).toContain('is not the file that was built; build again');
    await build();
    await writeFile(join(remote, 'package.json'), '{"name":"mf-x","version":"1.1.0"}');
    expect((await check()).output).toContain('dist is of another remote.json or version');
  });

  it('reports a source newer than the build without failing', async () => {
    await build();
    await mkdir(join(remote, 'src/parts'), { recursive: true });
    const write = async (file: string, at: string) => {
      await writeFile(join(remote, file), '');
      await utimes(join(remote, file), new Date(at), new Date(at));
    };
    await write('src/page.tsx', '2025-12-31');
    await write('src/parts/row.tsx', '2025-12-31');
    expect((await check()).output).not.toContain('written after');
    await write('src/parts/row.tsx', '2026-01-02');
    const { code, output } = await check();
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('src/parts/row.tsx was written after dist was built'),
    ]);
  });
});
