import { expect, test } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '..');
/** A count of its own, a fence or a page beside the list query. */
const OWN_LIST = /AS total\s+FROM|OFFSET 0\)|LIMIT \$\{[^}]*size/;

test('lists are read only with the list query', () => {
  const files = ['kernel', 'modules'].flatMap((folder) =>
    readdirSync(resolve(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const own = files.filter((file) => OWN_LIST.test(readFileSync(resolve(SOURCES, file), 'utf8')));
  expect(own).toEqual(['kernel/query/list.ts']);
});
