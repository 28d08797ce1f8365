// `npm test`: sets itself up, runs what every change must pass, ends with the totals. `npm test -- api e2e` runs parts
// of it. `npm run test:all` (`--all`) adds what is too slow for every change.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuSeconds } from './lib/cpu.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endChildren, node, ROOT, say } from './lib/shell.mjs';

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
const secondsSince = (started) => (performance.now() - started) / 1000;

await ensureInstalled();
const wall = secondsSince(begun);
results.push({ name: 'install', passed: 0, failed: 0, wall, cpu: cpuSeconds() });
const { failed: failedPart, sharedResources, testParts } = await import('./lib/test-parts.mjs');
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

// `shared` names all packages below it.
const isWanted = (name) =>
  names.length === 0 || names.includes(name) || names.includes(name.split('/')[0]);

/** The totals of a part, with the processor seconds of its process and of the server that it used. */
async function totalsOf(part, wanted) {
  const { env, pid, missing } = await resources.of(part);
  if (missing) return failedPart(missing);
  const report = path.join(scratch, `${part.name}.json`);
  const task = JSON.stringify({ name: part.name, isAll, report, wanted });
  const before = pid && cpuSeconds(pid);
  let totals;
  await node([path.join(ROOT, 'tooling/scripts/run-part.mjs'), task], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    onMessage: (message) => (totals = message),
  });
  totals ??= failedPart('ended without a result');
  return pid && totals.cpu ? { ...totals, cpu: totals.cpu + cpuSeconds(pid) - before } : totals;
}

async function runLane(parts) {
  for (const part of parts) {
    const wanted = part.packages.filter(isWanted);
    if (wanted.length === 0) continue;
    const started = performance.now();
    const totals = await totalsOf(part, wanted);
    const wall = secondsSince(started);
    results.push({ ...totals, name: part.name, wall });
    say(`${part.name}: ${totals.passed} passed, ${totals.failed} failed in ${wall.toFixed(1)} s`);
  }
}

for (const lanes of testParts({ isAll })) await Promise.all(lanes.map(runLane));
await cleanUp();

const list = (title, lines) => {
  if (lines.length > 0) say(`\n${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`);
};
const named = (kind) =>
  results.flatMap((result) => (result[kind] ?? []).map((line) => `${result.name}: ${line}`));
say(`\n${testTable(results).join('\n')}`);
say(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes in all`);
list('Flaky, passed at the second try', named('flaky'));
// A part of a run costs what the whole does not, such as filling caches, so only whole runs are held against budgets.
const tooSlow = names.length === 0 && !isAll ? overBudget(results) : [];
list('Failed', [...named('failures'), ...tooSlow]);
const { passed, failed } = sum(results);
if (passed + failed === 0) say('No test was run.');
say(`\n${passed} passed, ${failed + tooSlow.length} failed`);
process.exitCode = failed + tooSlow.length > 0 || passed === 0 ? 1 : 0;
