// `npm test`: installs what is missing, runs all required checks and tests, and prints totals. `npm test -- api e2e`
// runs parts of it. `npm run test:all` (`--all`) adds slow tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuSeconds, watchSlowness } from './lib/cpu.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endChildren, say } from './lib/shell.mjs';

checkNode();
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isAll = words.includes('--all');
if (isAll) process.env.DARA_TEST_ALL = '1';
const unknown = words.find((word) => word.startsWith('--') && word !== '--all');
if (unknown) {
  say(
    `Unknown option ${unknown}. Usage: npm test -- [package ...], npm run test:all -- [package ...]`,
  );
  process.exit(2);
}

const begun = performance.now();
const results = [];
// Budgets are checked for whole runs only, because partial runs include costs such as filling caches.
const hasBudget = names.length === 0 && !isAll;

/** Runs a part and records its cost and the slowness of the machine meanwhile. */
async function measured(name, pids, work) {
  const started = performance.now();
  const before = cpuSeconds(await pids());
  const slowness = hasBudget ? watchSlowness() : undefined;
  let totals;
  try {
    totals = await work();
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    totals = { passed: 0, failed: 1, failures: [message] };
  }
  const after = cpuSeconds(await pids());
  const wall = (performance.now() - started) / 1000;
  results.push({
    ...totals,
    name,
    wall,
    slowness: slowness?.(),
    cpu: before === undefined || after === undefined ? undefined : after - before,
  });
  say(`  ${totals.passed} passed, ${totals.failed} failed in ${wall.toFixed(1)} s`);
}

await measured(
  'install',
  () => [],
  async () => {
    await ensureInstalled();
    return { passed: 0, failed: 0, failures: [] };
  },
);
const { sharedResources, testParts } = await import('./lib/test-parts.mjs');
const { overBudget, testTable } = await import('./lib/test-report.mjs');
const { sum } = await import('./lib/totals.mjs');

const scratch = mkdtempSync(path.join(tmpdir(), 'dara-results-'));
const resources = sharedResources();
async function cleanUp() {
  await resources.close();
  rmSync(scratch, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endChildren();
    void cleanUp().then(() => process.exit(130));
  });
}

// `shared` selects all packages below it.
const isWanted = (name) =>
  names.length === 0 || names.includes(name) || names.includes(name.split('/')[0]);
for (const [index, { name, packages, run }] of testParts({ isAll }).entries()) {
  const wanted = packages.filter(isWanted);
  if (wanted.length === 0) continue;
  say(`\n${name}`);
  const report = path.join(scratch, `${index}.json`);
  await measured(name, resources.pids, () => run(resources, report, wanted));
}
await cleanUp();

const list = (title, lines) => {
  if (lines.length > 0) say(`\n${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`);
};
const named = (kind) =>
  results.flatMap((result) => (result[kind] ?? []).map((line) => `${result.name}: ${line}`));
say(`\n${testTable(results).join('\n')}`);
say(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes in all`);
list('Flaky, passed at the second try', named('flaky'));
const tooSlow = hasBudget ? overBudget(results) : [];
list('Failed', [...named('failures'), ...tooSlow]);
const { passed, failed } = sum(results);
if (passed + failed === 0) say('No test was run.');
say(`\n${passed} passed, ${failed + tooSlow.length} failed`);
process.exitCode = failed + tooSlow.length > 0 || passed === 0 ? 1 : 0;
