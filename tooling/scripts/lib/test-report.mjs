import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shell.mjs';

const SLOWEST = 10;
/** Tolerance for what the measured slowness of the machine does not explain. */
const MARGIN = 1.5;

const BUDGET = path.join(ROOT, 'tooling/test-budget.json');

const cell = (value, width) => String(value).padStart(width);
const rounded = (value) => (value === undefined ? '-' : Math.round(value));

/**
 * The table at the end of a run: part, tests, wall and CPU seconds, slowness of the machine, and the ten slowest files.
 */
export function testTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const line = (name, ...cells) =>
    `${name.padEnd(width)} ${cells.map((one) => cell(one, 8)).join(' ')}`;
  const head = line('part', 'tests', 'wall s', 'CPU s', 'slowness');
  const rows = results.map(({ name, passed, failed, wall, cpu, slowness }) =>
    line(name, passed + failed, rounded(wall), rounded(cpu), slowness?.toFixed(2) ?? '-'),
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
 * Returns parts that took more CPU seconds than `tooling/test-budget.json` allows. The budget of a part scales with the
 * slowness of the machine while it ran.
 */
export function overBudget(results) {
  if (!existsSync(BUDGET)) return [];
  const budgets = JSON.parse(readFileSync(BUDGET, 'utf8'));
  return results.flatMap(({ name, cpu, slowness = 1 }) => {
    const allowed = Math.round(budgets[name] * Math.max(1, slowness) * MARGIN);
    if (budgets[name] === undefined || cpu === undefined || cpu <= allowed) return [];
    return `${name}: ${Math.round(cpu)} CPU s, more than the ${allowed} that tooling/test-budget.json allows on this machine`;
  });
}
