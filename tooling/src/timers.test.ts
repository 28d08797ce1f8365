import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RECORD = path.join(ROOT, 'docs/decisions/0017-jobs-and-events-in-the-database.md');
const SERVER = ['api/src', 'backend/src', 'platform/src'];
const TIMER = /\bset(?:Interval|Timeout)\(|['"](?:node:)?timers(?:\/promises)?['"]/;

/** Sources that run on a server and set a timer. */
const found = SERVER.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => TIMER.test(readFileSync(path.join(ROOT, file), 'utf8'))),
);

test('every timer of a server stands with its reason in decision 0017, and no other', () => {
  const [, list = ''] = readFileSync(RECORD, 'utf8').split('## Timers that are left');
  const listed = [...list.matchAll(/^\| `([^`]+)` +\| (?=\S)/gm)].map(([, file]) => file);
  expect([...listed].sort()).toEqual([...found].sort());
});
