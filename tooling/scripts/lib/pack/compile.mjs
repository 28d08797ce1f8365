import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { node, ROOT } from '../shell.mjs';

const COMPILER = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
const TYPED = /\.tsx?$/;
const TEST = /\.test\.[cm]?[jt]sx?$/;

/** Rewrites imports of `./a.ts` and `./b.tsx` in declarations. */
const RELATIVE = /(from |import\(|import )(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;

const filesOf = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)));

const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Writes declarations of `entries` and their imports into `out`. Returns the sources, relative to `src`. */
async function declare(dir, entries, out) {
  const src = path.join(dir, 'src');
  const file = path.join(out, 'tsconfig.json');
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: src,
    outDir: path.join(out, 'dist'),
    types: ['node', 'jest'],
  };
  write(
    file,
    JSON.stringify({
      extends: path.join(dir, 'tsconfig.json'),
      compilerOptions: options,
      include: [],
      files: entries.map((entry) => path.join(dir, entry)),
    }),
  );
  const { code, output } = await node([COMPILER, '-p', file], { quiet: true });
  if (code !== 0) throw new Error(`${dir} has no declarations:\n${output}`);
  return filesOf(options.outDir).map((name) => {
    const declaration = path.join(options.outDir, name);
    write(declaration, readFileSync(declaration, 'utf8').replace(RELATIVE, '$1$2$3.js$2'));
    const source = name.replace(/\.d\.ts$/, '');
    return ['.ts', '.tsx'].map((end) => source + end).find((one) => isIn(src, one));
  });
}

const isIn = (dir, name) =>
  readdirSync(path.join(dir, path.dirname(name))).includes(path.basename(name));

/**
 * Removes types and JSX and rewrites imports of `.ts` to `.js`; names of chunks and styles are left to the remote's
 * build.
 */
export async function compileFile(from, to) {
  const { code } = await transform(readFileSync(from, 'utf8'), {
    filename: from,
    swcrc: false,
    configFile: false,
    sourceMaps: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: from.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      rewriteRelativeImportExtensions: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  });
  write(to, code);
}

/** Compiles `entries` of the package in `dir` and their imports into `out`/dist: ES modules with declarations. */
export async function compile(dir, entries, out) {
  const src = path.join(dir, 'src');
  const dist = path.join(out, 'dist');
  const sources = entries.length > 0 ? await declare(dir, entries, out) : [];
  for (const name of sources) {
    await compileFile(path.join(src, name), path.join(dist, name.replace(TYPED, '.js')));
  }
  // Messages, loaders and presets are copied unchanged.
  for (const name of filesOf(src).filter((one) => !TYPED.test(one) && !TEST.test(one))) {
    cpSync(path.join(src, name), path.join(dist, name));
  }
}
