import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT_DIR } from './bundler/package-info.ts';

const read = (file: string): string => readFileSync(path.join(ROOT_DIR, file), 'utf8');
const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** A code of the error catalogue, where it is defined: `CODE: [409, 'title'],`. */
const DEFINITION = /^\s+([A-Z][A-Z_]+): \[\d{3}, ['"][A-Z][a-z].*\],$/gm;

test('every error code is thrown somewhere on the server', () => {
  const sources = tracked('api/src', 'backend/src', 'platform/src', 'shared/model/src').map(read);
  const codes = sources.flatMap((text) => [...text.matchAll(DEFINITION)].map(([, code]) => code));
  expect(codes.length).toBeGreaterThan(20);
  const uses = sources.map((text) => text.replace(DEFINITION, '')).join('\n');
  const unused = codes.filter((code) => !uses.includes(`'${code}'`));
  expect(unused).toEqual([]);
});

test('every lint plug-in that is installed has a rule in force', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const config = read('eslint.config.js');
  const plugins = Object.keys(devDependencies).filter((name) => name.startsWith('eslint-plugin-'));
  const unused = plugins.filter((plugin) => {
    const rule = new RegExp(`'${plugin.slice('eslint-plugin-'.length)}/[\\w-]+': (?!'off')`);
    const preset = new RegExp(`import (\\w+) from '${plugin}'`).exec(config)?.[1];
    return !rule.test(config) && !new RegExp(`\\.\\.\\.${preset}\\.[^;]*\\.rules`).test(config);
  });
  expect(unused).toEqual([]);
});
