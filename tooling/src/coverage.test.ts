import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8');

/** A promise, the file and a piece of the name of the test that keeps it. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.includes('---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && cells[1] !== 'Promise')
  .map(([, promise = '', file = '', name = '']) => [promise, file, name] as const);

test('the table names promises', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('no promise stands twice', () => {
  const texts = rows.map((row) => row.join(' | '));
  expect(texts.filter((row, at) => texts.indexOf(row) < at)).toEqual([]);
});

test.each(rows)('%s', (_promise, file, name) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
  const source = readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
  expect(name.length).toBeGreaterThan(5);
  // Told by name: a whole file as the text that was searched would bury it.
  expect({ file, name, isThere: source.includes(name) }).toEqual({ file, name, isThere: true });
});
