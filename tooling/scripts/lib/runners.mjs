import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { node, ROOT, say } from './shell.mjs';
import { workspaces } from './workspaces.mjs';
import { playwrightTotals, finalizeTotals, testFileTotals } from './totals.mjs';

const hasConfig = (file) => (name) => existsSync(path.join(ROOT, name, file));

/** Packages that run on Node, tested by Vitest. */
export const serverSide = workspaces.filter(hasConfig('vitest.config.mjs'));
/** Packages that run in the browser, tested by Jest. */
export const browserSide = workspaces.filter(hasConfig('jest.config.mjs'));

const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
// A large young generation: objects of a test file live as long as the file and would otherwise be copied.
const ROOMY = '--max-semi-space-size=64';
// A test file ends before optimized code pays for its compilation: 12 % less processor time. Server tests gain nothing.
const UNOPTIMIZED = '--no-opt';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Returns the result of a runner with a JSON report in Jest's format; prints its output if a test failed. */
function resultOf(report, { code, output }) {
  const totals = finalizeTotals(report && testFileTotals(report), code);
  if (totals.failed > 0 || totals.flaky?.length > 0)
    say(output.split('\n{"numFailed')[0] ?? output);
  return totals;
}

/** Runs the tests of all browser packages together, so that no worker is idle at the end of a package. */
export async function jestRun(names, { report, env = {} }) {
  const projects = names.map((name) => path.join(ROOT, name));
  const args = ['--projects', ...projects, '--maxWorkers=2', '--testTimeout=120000'];
  const ended = await node(
    [ROOMY, UNOPTIMIZED, JEST, '--json', `--outputFile=${report}`, ...args],
    {
      env: { NODE_ENV: 'test', ...env },
      quiet: true,
    },
  );
  return resultOf(readJson(report), ended);
}

/** Runs the tests of one server package; `filters` are path fragments (none for all files) and Vitest options. */
export async function vitestRun(name, { report, env = {}, filters = [] }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await node([VITEST, 'run', ...reporters, ...filters], {
    cwd: path.join(ROOT, name),
    env: { NODE_ENV: 'test', NO_COLOR: '1', ...env },
    quiet: true,
  });
  return resultOf(readJson(report), ended);
}

/** Seeds the data of the journeys. */
export function prepareDemo() {
  const program = path.join(ROOT, 'e2e/src/support/prepare-demo.ts');
  return node(['--import', 'tsx', program], { quiet: true });
}

/** Runs the browser journeys. */
export async function journeys({ report, env }) {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await node([cli, 'test'], {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const written = readJson(report);
  return finalizeTotals(written && playwrightTotals(written), code);
}
