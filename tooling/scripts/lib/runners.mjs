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
// A test file's page and libraries live as long as the file; small young generations would only copy them.
const ROOMY = '--max-semi-space-size=64';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The result of a runner that wrote a JSON report in Jest's form; shows its output when a test failed. */
function resultOf(report, { code, output }) {
  const totals = finalizeTotals(report && testFileTotals(report), code);
  if (totals.failed > 0 || totals.flaky?.length > 0)
    say(output.split('\n{"numFailed')[0] ?? output);
  return totals;
}

/** Tests of browser packages in one run, so that no worker waits for the last file of a package. */
export async function jestRun(names, { report, env = {} }) {
  const projects = names.map((name) => path.join(ROOT, name));
  const args = ['--projects', ...projects, '--maxWorkers=2', '--testTimeout=120000'];
  const ended = await node([ROOMY, JEST, '--json', `--outputFile=${report}`, ...args], {
    env: { NODE_ENV: 'test', ...env },
    quiet: true,
  });
  return resultOf(readJson(report), ended);
}

/** Tests of one server package; `filters` are parts of paths, none for all files, and options of Vitest. */
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

/** The browser journeys, to their end. */
export async function journeys({ report, env }) {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await node([cli, 'test'], {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const written = readJson(report);
  return finalizeTotals(written && playwrightTotals(written), code);
}
