// `npm test`: sets itself up, runs everything that continuous integration runs, ends with the totals.
// `npm test -- api e2e` runs parts of it. `npm test -- --quick` runs what needs no database, browser or screen of a
// remote, and what reaches the files that were changed since `main`; `--since=v1` names another commit.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endChildren, ROOT, say } from './lib/shell.mjs';

checkNode();
await ensureInstalled();
const { browserSide, serverSide, embeddedRun, jestRun, postgresRun, quickRun, journeys } =
  await import('./lib/runners.mjs');
const { sum } = await import('./lib/totals.mjs');

const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith('--'));
const isQuick = words.includes('--quick');
const since = words.find((word) => word.startsWith('--since='))?.slice('--since='.length);
// `shared` names all packages below it.
const isWanted = (name) =>
  parts.length === 0 || parts.includes(name) || parts.includes(name.split('/')[0]);

const results = [];
const scratch = mkdtempSync(path.join(tmpdir(), 'dara-results-'));
const cleanups = [() => rmSync(scratch, { recursive: true, force: true })];
const cleanUp = () =>
  cleanups
    .splice(0)
    .reverse()
    .forEach((clean) => clean());

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endChildren();
    cleanUp();
    process.exit(130);
  });
}

function keep(...more) {
  results.push(...more);
}

const fault = (message) => ({ passed: 0, failed: 1, failures: [message] });

async function runOnPostgres() {
  const { findPostgres, POSTGRES_HELP } = await import('./lib/postgres.mjs');
  const server = await findPostgres();
  if (!server) return keep(fault(POSTGRES_HELP));
  cleanups.push(server.stop);
  const env = { TEST_DB: 'postgres', TEST_DATABASE_URL: server.url };
  for (const name of serverSide.filter(isWanted)) {
    keep(await postgresRun(name, { scratch, env }));
  }
}

async function findBrowserEnv() {
  const { BROWSER_HELP, ensureThaiFont, findBrowser } = await import('./lib/browser.mjs');
  const browser = await findBrowser();
  await ensureThaiFont();
  if (!browser) keep(fault(BROWSER_HELP));
  return browser ? { CHROME_PATH: browser } : {};
}

async function runQuick() {
  const { changedFiles } = await import('./lib/changed-files.mjs');
  const changed = await changedFiles(since);
  const env = changed.some((file) => file.startsWith('tooling/')) ? await findBrowserEnv() : {};
  for (const name of [...browserSide, ...serverSide].filter(isWanted)) {
    keep(await quickRun(name, { scratch, changed, env }));
  }
}

async function runAll() {
  if (isWanted('verify')) {
    say('\nChecks');
    const { runChecks } = await import('./lib/checks.mjs');
    keep(...(await runChecks()));
  }
  if (isQuick) return runQuick();
  const browserEnv = ['tooling', 'platform', 'e2e'].some(isWanted) ? await findBrowserEnv() : {};
  for (const name of browserSide.filter(isWanted)) {
    keep(await jestRun(name, { scratch, env: browserEnv }));
  }
  for (const name of serverSide.filter(isWanted)) {
    keep(await embeddedRun(name, { scratch, env: browserEnv }));
  }
  if (serverSide.some(isWanted)) await runOnPostgres();
  if (isWanted('e2e')) {
    const { buildChanged } = await import('./lib/builds.mjs');
    const failed = await buildChanged();
    if (failed.length > 0) keep(fault(`${failed.join(', ')} did not build`));
    else if (existsSync(path.join(ROOT, 'e2e/playwright.config.ts'))) {
      keep(await journeys({ scratch, env: browserEnv }));
    }
  }
}

try {
  await runAll();
} catch (error) {
  keep(fault(error instanceof Error ? (error.stack ?? error.message) : String(error)));
} finally {
  cleanUp();
}
const listed = (title, lines) => {
  if (lines.length > 0) say(`\n${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`);
};
const flaky = results.flatMap((result) => result.flaky ?? []);
listed('Flaky, passed at the second try', flaky);
listed(
  'Failed',
  results.flatMap((result) => result.failures),
);
const { passed, failed } = sum(results);
if (passed + failed === 0) say('No test was run.');
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
