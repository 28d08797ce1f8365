import { loadavg } from 'node:os';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints aligned rows under a heading: the first column left, the others right. */
export function printTable(heading: string, columns: readonly string[], rows: string[][]): void {
  const all = [[...columns], ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  say(`\n${heading}`);
  say(line(columns));
  say(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) say(line(row));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const round = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '-';

/** The load of the machine, printed to explain slow figures. */
export const machineLoad = (): string =>
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** `ok` or `missed`, for a figure with an upper limit. */
export const targetStatus = (value: number, target: number): string =>
  value <= target ? 'ok' : 'missed';
