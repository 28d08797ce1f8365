import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from 'esbuild';
import { installOffline } from '../fixtures/installed.ts';
import { packPackages } from '../scripts/lib/pack/pack.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPILER = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
const PACKAGES = ['contract', 'model', 'sdk', 'kit', 'tooling'].map((name) => `@dara/${name}`);
const run = promisify(execFile);

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
}

let folder: string;
const inFolder = (...names: string[]): string => path.join(folder, ...names);
const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(inFolder('node_modules', name, 'package.json'), 'utf8')) as Manifest;

const PAGE = `
import { isThere } from './facts.ts';
import { Button } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import type { RoutePage } from '@dara/contract';

function Page() {
  const format = useFormat();
  return <Button disabled={!isThere}>{format.date('2030-01-31')}</Button>;
}
export const page: RoutePage = { Component: Page, head: () => ({ title: 'A' }) };
// @ts-expect-error: types of the packages are real ones
export const wrong = <Button size={12} />;
`;
const OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['node', 'jest'],
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dara-packed-'));
  await installOffline(folder, await packPackages(inFolder('tarballs')));
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

it('names exact versions, and existing compiled files', async () => {
  for (const name of PACKAGES) {
    const { exports, dependencies } = await manifestOf(name);
    const files = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    const sources = files.filter((file) => file.includes('/src/') || /(?<!\.d)\.tsx?$/.test(file));
    expect(sources).toEqual([]);
    for (const file of files) await readFile(inFolder('node_modules', name, file));
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

it('contains the used parts of large libraries, with their licences, and depends on none of them', async () => {
  const large = ['@base-ui/react', 'lucide-react', 'react-aria-components', 'webpack-dev-server'];
  for (const name of ['@dara/kit', '@dara/tooling']) {
    const { dependencies } = await manifestOf(name);
    expect(Object.keys(dependencies).filter((one) => large.includes(one))).toEqual([]);
    const dist = inFolder('node_modules', name, 'dist');
    const imports = (await readdir(dist, { recursive: true }))
      .filter((file) => file.endsWith('.js') && !file.includes('webpack-dev-server'))
      .map(async (file) =>
        (await readFile(path.join(dist, file), 'utf8')).match(/from ["'][^."'][^"']*["']/g),
      );
    const named = (await Promise.all(imports))
      .flat()
      .filter((one) => large.some((lib) => one?.includes(lib)));
    expect(named).toEqual([]);
    expect(await readFile(path.join(dist, 'vendor/LICENSES.txt'), 'utf8')).toContain(
      'lucide-react',
    );
  }
});

it('holds no test, and no place of the checkout', async () => {
  for (const name of PACKAGES) {
    const dist = inFolder('node_modules', name, 'dist');
    const files = (await readdir(dist, { recursive: true })).filter((file) =>
      /\.\w?[jt]s$/.test(file),
    );
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
    const texts = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
    expect(texts.filter((text) => text.includes(ROOT))).toEqual([]);
    expect(texts.filter((text) => /from ['"]\.[^'"]+\.tsx?['"]/.test(text))).toEqual([]);
  }
});

it('is typed and bundled, every part of it, without a source of the checkout', async () => {
  const areas = await Promise.all(
    ['@dara/contract', '@dara/model', '@dara/sdk', '@dara/kit'].map(async (name) =>
      Object.keys((await manifestOf(name)).exports)
        .filter((entry) => !entry.endsWith('.json') && !entry.endsWith('/testing'))
        .map((entry) => name + entry.slice(1)),
    ),
  );
  const imports = areas
    .flat()
    .map((name) => `export * as ${name.replace(/\W/g, '_')} from '${name}';`);
  await writeFile(inFolder('facts.ts'), `${imports.join('\n')}\nexport const isThere = true;\n`);
  await writeFile(inFolder('page.tsx'), PAGE);
  await writeFile(inFolder('tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
  await run(process.execPath, [COMPILER, '-p', folder], { cwd: folder });
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['page.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    external: ['node:*', 'fs', 'path', 'module', 'crypto'],
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(
    inputs.filter((input) => input.startsWith('node_modules/@dara/kit/')).length,
  ).toBeGreaterThan(50);
  expect(inputs.filter((input) => /\/shared\/(?:contract|model|sdk|kit)\//.test(input))).toEqual(
    [],
  );
});

it('runs on Node where it renders nothing', async () => {
  const code = "import('@dara/contract').then((all) => console.log(all.LOCALES.join()))";
  const { stdout } = await run(process.execPath, ['-e', code], { cwd: folder });
  expect(stdout.trim()).toBe('th,en');
});
