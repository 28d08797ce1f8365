// Runs mutation tests on the given sources and prints surviving mutants.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installTool } from './lib/install-tool.mjs';
import { ensureInstalled } from './lib/setup.mjs';
import { ROOT, say } from './lib/shell.mjs';
import { mutationOptions, packageOf } from './lib/mutation.mjs';

const STRYKER = '@stryker-mutator/core';
const STRYKER_VERSION = '9.6.1';
const RUNNERS = ['@stryker-mutator/jest-runner', '@stryker-mutator/vitest-runner'];

const USAGE = `npm run mutate -- <folder or file> [...] [--tests <pattern>] [--static] [--jobs <n>]

  <folder or file>   sources of one package, such as platform/src/registry
  --tests <pattern>  run only test files whose path matches, instead of all that import the sources
  --static           also break what is evaluated when a module is loaded (slow)
  --jobs <n>         how many breaks are tried side by side (1)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    static: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

function fail(reason) {
  say(reason);
  process.exit(2);
}

if (values.help || positionals.length === 0) fail(USAGE);
await ensureInstalled();
process.chdir(ROOT);
// Per-test coverage needs isolated test files, because each must load its modules itself.
process.env.DARA_TEST_ISOLATE = '1';
process.env.DARA_TEST_ALL = '1';

const targets = positionals.map((target) => path.relative(ROOT, path.resolve(target)));
const missing = targets.find((target) => target.startsWith('..') || !existsSync(target));
if (missing !== undefined) fail(`There is no ${missing} in this repository.`);
const packages = [...new Set(targets.map(packageOf))];
if (packages.length > 1) fail(`One package at a time: ${packages.join(', ')}.`);

const resolve = await installTool(STRYKER, STRYKER_VERSION, RUNNERS);
const options = mutationOptions({
  resolve,
  packageName: packages[0],
  targets: targets.map((target) => ({ path: target, isFolder: statSync(target).isDirectory() })),
  tests: values.tests,
  isStaticIncluded: values.static,
  jobs: Math.max(1, Number(values.jobs) || 1),
});
const { Stryker } = await import(pathToFileURL(resolve(STRYKER)).href);
const mutants = await new Stryker(options).runMutationTest();
const open = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
say(`${open.length} of ${mutants.length} breaks were not noticed.`);
