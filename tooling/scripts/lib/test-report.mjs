import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slowness } from './cpu.mjs';
import { ROOT } from './shell.mjs';

const SLOWEST = 10;
/** Tolerance for a loaded machine. */
const MARGIN = 1.3;

const BUDGET = path.join(ROOT, 'tooling/test-budget.json');

const cell = (value, width) => String(value).padStart(width);
const rounded = (value) => (value === undefined ? '-' : Math.round(value));

/** The table at the end of a run: part, tests, wall and CPU seconds, and the ten slowest files. */
export function testTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const head = `${'part'.padEnd(width)} ${cell('tests', 7)} ${cell('wall s', 8)} ${cell('CPU s', 8)}`;
  const rows = results.map(
    ({ name, passed, failed, wall, cpu }) =>
      `${name.padEnd(width)} ${cell(passed + failed, 7)} ${cell(rounded(wall), 8)} ${cell(rounded(cpu), 8)}`,
  );
  const files = results
    .flatMap(({ name: part, files: own = [] }) => own.map((file) => ({ ...file, part })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const slowest = files.map(
    ({ name, part, seconds }) => `${cell(seconds.toFixed(1), 7)} s  ${name} (${part})`,
  );
  return [head, ...rows, ...(slowest.length > 0 ? ['', 'Slowest files', ...slowest] : [])];
}

/**
 * Returns parts that took more CPU seconds than `tooling/test-budget.json` allows. Budgets scale with the measured
 * speed of the machine.
 */
export function overBudget(results) {
  if (!existsSync(BUDGET) || results.every(({ cpu }) => cpu === undefined)) return [];
  const budgets = JSON.parse(readFileSync(BUDGET, 'utf8'));
  const factor = Math.max(1, slowness()) * MARGIN;
  return results
    .filter(({ name, cpu }) => budgets[name] !== undefined && cpu > budgets[name] * factor)
    .map(
      ({ name, cpu }) =>
        `${name}: ${Math.round(cpu)} CPU s, more than the ${Math.round(budgets[name] * factor)} that tooling/test-budget.json allows on this machine`,
    );
}
