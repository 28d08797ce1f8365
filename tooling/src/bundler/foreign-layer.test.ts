import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isReactCopy } from '@dara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWebpack } from './build.ts';
import { ROOT_DIR } from './package-info.ts';
import { createRemoteConfig } from './remote-config.ts';

const MODULES = path.join(ROOT_DIR, 'node_modules');

let dir: string;
let problems: string;

const write = (file: string, text: string): void =>
  writeFileSync(path.join(dir, 'src', file), text);

/** One build of everything that is refused, since each takes seconds. */
beforeAll(async () => {
  mkdirSync(path.join(ROOT_DIR, '.cache'), { recursive: true });
  dir = mkdtempSync(path.join(ROOT_DIR, '.cache/foreign-'));
  cpSync(path.join(ROOT_DIR, 'tooling/fixtures/foreign'), dir, { recursive: true });
  cpSync(
    path.join(MODULES, 'react-18/cjs/react.production.min.js'),
    path.join(dir, 'src/vendored.cjs'),
  );
  write(
    'home-page.tsx',
    `import { createElement, useState } from 'react-18';
     export const page = { Component: () => createElement('p', null, useState(1)[0]) };`,
  );
  write(
    'react-page.tsx',
    `import { createElement } from './vendored.cjs';
     export const page = { Component: () => createElement('p') };`,
  );
  write(
    'vue-page.ts',
    `import { foreignPage } from '@dara/sdk/foreign';
     import * as application from './vue-page.foreign.ts';
     export const page = foreignPage(async () => application);`,
  );
  write(
    'broken-page.foreign.ts',
    `import { Button } from '@dara/kit/ui';
     export const mount = () => Button;`,
  );
  problems = await runWebpack(createRemoteConfig({ dir })).then(
    () => '',
    (error: Error) => error.message,
  );
}, 300_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const REMEDY =
  'a page with another version is a foreign page: foreignPage of @dara/sdk/foreign, in a file *.foreign.tsx';

test('refuses a copy of React under another name, with the place and the remedy', () => {
  expect(problems).toContain(
    `react must come from the shell, through @dara/sdk or as a shared library; ${REMEDY} (imported by ${path.relative(ROOT_DIR, path.join(dir, 'src/home-page.tsx'))})`,
  );
});

test('refuses a copy of React inside another file', () => {
  expect(problems).toContain(
    `src/vendored.cjs contains a copy of React, which renders nothing inside the shell's; ${REMEDY} (imported by ${path.relative(ROOT_DIR, path.join(dir, 'src/react-page.tsx'))})`,
  );
});

test.each([
  ...['react/cjs/react.production.js', 'react/cjs/react.development.js'],
  ...['react-18/cjs/react.production.min.js', 'react-18/umd/react.development.js'],
])('knows the code of React in %s', (file) => {
  expect(isReactCopy(readFileSync(path.join(MODULES, file), 'utf8'))).toBe(true);
});

test.each(['react-dom/cjs/react-dom-client.production.js', 'vue/dist/vue.global.prod.js'])(
  'takes %s for no copy of React',
  (file) => {
    expect(isReactCopy(readFileSync(path.join(MODULES, file), 'utf8'))).toBe(false);
  },
);

test('refuses a foreign page that the server would have to load', () => {
  expect(problems).toContain(
    'vue-page.foreign.ts is a foreign page, which the server leaves out: load it by import(), in foreignPage of @dara/sdk/foreign',
  );
});

test('refuses what needs the React of the shell in a foreign page', () => {
  expect(problems).toContain(
    'a foreign page cannot use @dara/kit/ui, which needs the React of the shell: pass what it gives by useProps of foreignPage',
  );
  expect(problems).toContain('broken-page.foreign.ts');
});
