import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { node, ROOT, say, seconds } from './shell.mjs';
import { workspaces } from './workspaces.mjs';
import { jestTotals, playwrightTotals, settle } from './totals.mjs';

/** Packages with a database; their tests run on both kinds. */
export const serverSide = ['backend', 'api', 'platform'];
/** The other workspaces that have tests. */
export const browserSide = workspaces.filter(
  (name) => existsSync(path.join(ROOT, name, 'jest.config.mjs')) && !serverSide.includes(name),
);

const MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const onNode = new Set(['tooling', ...serverSide]);

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function told(label, totals, started) {
  say(`  ${totals.passed} passed, ${totals.failed} failed in ${seconds(started)}`);
  const named = (names = []) => names.map((name) => `${label}: ${name}`);
  return { ...totals, failures: named(totals.failures), flaky: named(totals.flaky) };
}

/** Test files of a package that reach one of the changed files, by Jest's own search. */
async function relatedTests(name, changed) {
  const own = changed.filter(
    (file) => file.startsWith(`${name}/`) && existsSync(path.join(ROOT, file)),
  );
  if (own.length === 0) return [];
  const { output } = await jest(name, [
    '--listTests',
    '--findRelatedTests',
    ...own.map((file) => path.join(ROOT, file)),
  ]);
  return output.split('\n').filter((line) => path.isAbsolute(line));
}

const databaseFilter = path.join(ROOT, 'tooling/src/jest/database-filter.cjs');

/**
 * Both kinds of database run the same SQL by the same engine, so what each package asks of them is tried on both, and
 * the rest on one: the api's whole on the server that production has, the platform's where there is no server. Of the
 * api's modules the file that bears the noun's name goes through both; what asks every route who may call it, on one.
 * Patterns of paths; a package without any runs whole.
 */
const PARTS = {
  embedded: {
    api: [
      'src/(?!modules/|app/)',
      'src/app/(?:build-app|background-work|idempotency|metrics)',
      String.raw`src/modules/([^/]+)/(?:[^/]+/)*\1\.test`,
    ],
  },
  postgres: { platform: ['src/(?:backup|cli|deploy|registry)/'] },
};

const partOf = (kind, name) => (PARTS[kind][name] ?? []).map((one) => `--testPathPatterns=${one}`);

/** One package's tests without a database server. */
export const embeddedRun = (name, { scratch, env }) =>
  jestRun(name, { scratch, env, args: partOf('embedded', name) });

/** One package's tests on PostgreSQL: those that open a database. The others were run, and would do the same again. */
export const postgresRun = (name, { scratch, env }) =>
  jestRun(name, {
    scratch,
    env,
    label: `${name} on PostgreSQL`,
    args: [
      // What opens no database was run once where the package is run whole.
      ...(PARTS.embedded[name] ? [] : [`--filter=${databaseFilter}`]),
      ...partOf('postgres', name),
    ],
  });

/** One package's quick tests: those that need nothing but themselves, and those that reach what was changed. */
export async function quickRun(name, { scratch, env = {}, changed }) {
  const related = await relatedTests(name, changed);
  const filter = path.join(ROOT, 'tooling/src/jest/quick-filter.cjs');
  return jestRun(name, {
    scratch,
    env: { ...env, DARA_RELATED: related.join('\n') },
    args: [`--filter=${filter}`, '--passWithNoTests'],
  });
}

const jest = (name, args, env = {}) =>
  node([...(onNode.has(name) ? MODULES : []), JEST, ...args], {
    cwd: path.join(ROOT, name),
    env: { NODE_ENV: 'test', ...env },
    quiet: true,
  });

/** One package's jest, to its end. */
export async function jestRun(name, { scratch, env = {}, label = name, args = [] }) {
  say(`\nTests of ${label}`);
  const started = performance.now();
  const file = path.join(scratch, `${label.replace(/\W+/g, '-')}.json`);
  const { code, output } = await jest(name, ['--json', `--outputFile=${file}`, ...args], env);
  const report = readJson(file);
  const isEmptyAllowed = args.includes('--passWithNoTests');
  const totals = settle(label, report && jestTotals(report), code, isEmptyAllowed);
  if (totals.failed > 0 || totals.flaky?.length > 0)
    say(output.split('\n{"numFailed')[0] ?? output);
  return told(label, totals, started);
}

/** The browser journeys, to their end. */
export async function journeys({ scratch, env }) {
  say('\nBrowser journeys');
  const started = performance.now();
  const file = path.join(scratch, 'journeys.json');
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await node([cli, 'test'], {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readJson(file);
  const totals = report && playwrightTotals(report);
  return told('journeys', settle('journeys', totals, code), started);
}
