import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What serves any site. */
const NEUTRAL = [
  ...['contract', 'sdk', 'kit'].map((name) => `shared/${name}`),
  ...['backend', 'platform', 'tooling'],
];

/** Nouns of the agency, and the name of its site. */
const WORDS = /talent|\bnews\b|guardian|casting|composite.?card|ดารา|ศิลปิน/gi;

/** What may say them, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'platform/src/backup/backup.test.ts': 'copies a site with the api of the repository',
  'platform/src/cli/first-starts.test.ts': 'starts a site with the api of the repository',
  'platform/src/cli/start.ts': 'names the accounts of the demonstration data',
  'platform/src/second-site.test.ts': 'says which words another site must not show',
  'tooling/src/messages/': 'judges the texts of the site of the repository',
  'tooling/src/neutral-words.test.ts': 'lists them',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...NEUTRAL], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));

const said = files.flatMap((file) => {
  const text = `${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}`;
  const words = new Set(text.match(WORDS)?.map((word) => word.toLowerCase()));
  return words.size > 0 ? [{ file, words: [...words].sort() }] : [];
});

const isExcepted = ({ file }: { file: string }): boolean =>
  Object.keys(EXCEPTIONS).some((one) => file.startsWith(one));

test('what serves any site says no word of one', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(said.filter((one) => !isExcepted(one))).toEqual([]);
});

test('every exception is needed', () => {
  const unneeded = Object.keys(EXCEPTIONS).filter(
    (one) => !said.some(({ file }) => file.startsWith(one)),
  );
  expect(unneeded).toEqual([]);
});
