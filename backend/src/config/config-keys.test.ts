import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OPERATIONS = 'docs/operations';
const READ =
  /(?:read\.\w+(?:<[^>]*>)?\(\s*|readEmail\(read, )'([A-Z][A-Z0-9_]+)'|\benv(?:\.([A-Z][A-Z0-9_]+)|\['([A-Z][A-Z0-9_]+)'\])/g;
/** Keys of the system and the tests. */
const FOREIGN = new Set([
  'PATH',
  'TZ',
  'CI',
  'TEST_DB',
  'TEST_DATABASE_URL',
  'NODE_OPTIONS',
  'PGPASSWORD',
]);

const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every environment key that the server's sources read. */
function keysRead(): string[] {
  const sources = ['backend/src', 'api/src', 'platform/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?ts$/.test(name) && !/\.test\.ts$|testing\//.test(name))
      .map((name) => text(join(folder, name))),
  );
  const found = sources.flatMap((source) => [...source.matchAll(READ)]);
  const keys = found.map(([, first, second, third]) => first ?? second ?? third ?? '');
  return [...new Set(keys)].filter((key) => !FOREIGN.has(key)).sort();
}

test('every key that the server reads is in .env.example, the README and docs/operations.md', () => {
  const keys = keysRead();
  expect(keys).toEqual(expect.arrayContaining(['PORT', 'JWT_SECRET', 'API_URL', 'METRICS_TOKEN']));
  const missing = ['.env.example', 'README.md', 'docs/operations.md'].flatMap((path) => {
    const page = text(path);
    return keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(page)).map((key) => [path, key]);
  });
  expect(missing).toEqual([]);
});

test('documents no unused key, and no key twice', () => {
  const keys = new Set(keysRead());
  const promised = [...text('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)];
  expect(promised.length).toBe(new Set(promised.map(([, key]) => key)).size);
  const files = readdirSync(join(ROOT, OPERATIONS), { withFileTypes: true });
  const ofUnits = files
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => [
      ...text(join(OPERATIONS, name)).matchAll(
        /^\s*(?:ENV |Environment=)?([A-Z][A-Z0-9_]+)(?:=|: \S)/gm,
      ),
    ]);
  // Keys of the system, other programs, and the build.
  const others = /^(?:PATH|MALLOC_ARENA_MAX|DARA_REVISION|POSTGRES|MINIO|MC_HOST|HEALTHCHECK)/;
  const unknown = [...promised, ...ofUnits]
    .map(([, key = '']) => key)
    .filter((key) => !keys.has(key) && !others.test(key));
  expect(unknown).toEqual([]);
});
