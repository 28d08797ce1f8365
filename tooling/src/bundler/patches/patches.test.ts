import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { build, type BuildOptions, type BuildResult } from 'esbuild';
import { ROOT_DIR } from '../package-info.ts';
import { hotJsx } from './hot-jsx.ts';
import { knownLanguages } from './known-languages.ts';
import { messageParser } from './message-parser.ts';
import { require } from './patch.ts';
import { remoteFederation } from './remote-federation.ts';
import { routerProduction } from './router-production.ts';
import { shellFederation } from './shell-federation.ts';
import { unparsedHeif } from './unparsed-heif.ts';

const PATCHES = [
  hotJsx,
  knownLanguages,
  messageParser,
  remoteFederation,
  routerProduction,
  shellFederation,
  unparsedHeif,
];

/** A browser bundle without patches, with tree shaking. */
async function unpatched(source: string, more: BuildOptions = {}): Promise<BuildResult> {
  return build({
    stdin: { contents: source, resolveDir: ROOT_DIR },
    absWorkingDir: ROOT_DIR,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
    logLevel: 'silent',
    ...more,
  });
}

/** Bytes in the bundle of each file whose path matches. */
async function carried(source: string, pattern: RegExp): Promise<number[]> {
  const { metafile } = await unpatched(source);
  return Object.values(metafile?.outputs ?? {})
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([file, { bytesInOutput }]) => pattern.test(file) && bytesInOutput > 0)
    .map(([, { bytesInOutput }]) => bytesInOutput);
}

const sumOf = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0);

test.each(PATCHES.map((patch) => [patch.library, patch] as const))(
  'the patch of %s says what it was made for',
  (library, { seenIn, without }) => {
    expect(seenIn).toMatch(/^\d+\.\d+\.\d+$/);
    expect(without.length).toBeGreaterThan(40);
    expect(
      readFileSync(path.join(ROOT_DIR, 'node_modules', library, 'package.json'), 'utf8'),
    ).toMatch('version');
  },
);

// If one of these fails, its library has fixed the problem: remove the patch and the test.
describe('without its patch', () => {
  test('the router is its development build', async () => {
    const source = `export * from 'react-router'`;
    expect(await carried(source, /react-router\/dist\/development\//)).not.toEqual([]);
    expect(await carried(source, /react-router\/dist\/production\//)).toEqual([]);
  });

  test('the message formatter brings a parser', async () => {
    const source = `export { IntlMessageFormat } from 'intl-messageformat'`;
    const parser = await carried(source, /icu-messageformat-parser\/index\.js$/);
    expect(sumOf(parser)).toBeGreaterThan(5_000);
  });

  test('creating a formatter checks the languages of the platform', async () => {
    const { IntlMessageFormat } = (await import('intl-messageformat')) as unknown as {
      IntlMessageFormat: { resolveLocale(locale: string): unknown };
    };
    const ask = Intl.NumberFormat.supportedLocalesOf;
    let questions = 0;
    Intl.NumberFormat.supportedLocalesOf = (...given) => {
      questions += 1;
      return ask(...given);
    };
    try {
      IntlMessageFormat.resolveLocale('th');
    } finally {
      Intl.NumberFormat.supportedLocalesOf = ask;
    }
    expect(questions).toBeGreaterThan(0);
  });

  test('React in production has no JSX of development', () => {
    const file = path.join(
      path.dirname(require.resolve('react')),
      'cjs/react-jsx-dev-runtime.production.js',
    );
    expect(require(file)).toHaveProperty('jsxDEV', undefined);
  });

  test('the HEIC decoder requires Node modules', async () => {
    const bundle = unpatched(`import 'libheif-js/libheif/libheif.js'`);
    await expect(bundle).rejects.toThrow(/Could not resolve "fs"/);
  });

  test('the federation runtime contains code that the shell never calls', async () => {
    const source = `export { createInstance } from '@module-federation/enhanced/runtime';
      export { default } from '@module-federation/webpack-bundler-runtime/bundler';`;
    const unused = /snapshot\/SnapshotHandler|utils\/preload|sdk\/dist\/(?:node|dom)\./;
    expect(sumOf(await carried(source, unused))).toBeGreaterThan(2_000);
  });

  test('a remote contains its federation runtime', async () => {
    const source = `export { default } from '@module-federation/webpack-bundler-runtime/bundler'`;
    const runtime = await carried(source, /@module-federation\//);
    expect(sumOf(runtime)).toBeGreaterThan(20_000);
    expect(require.resolve('@module-federation/webpack-bundler-runtime/bundler')).toMatch(
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.c?js$/,
    );
  });

  test('the entry of a remote names the folder it is built in', () => {
    const source = remoteFederation.unpatchedSource({}, {});
    expect(source).toMatch(/from '[^']*\/node_modules\/@module-federation\/[^']+\/bundler\.js'/);
  });
});
