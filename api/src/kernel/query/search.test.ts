import { foldSearch, foldText } from '@dara/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/**
 * Scripts of names, punctuation and compatibility forms, without blocks to which newer Unicode versions add letters;
 * without NUL, which no text in the database has.
 */
const RANGES = [
  [0x01, 0x1bff],
  [0x1e00, 0x24ff],
  [0x3000, 0x31ff],
  [0xfb00, 0xffff],
  [0x1d400, 0x1d7ff],
  [0xe0000, 0xe01ff],
] as const;
const EACH = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => `ก${String.fromCodePoint(first + at)}บ`),
);

const LETTERS = [
  ...'กนมอaAÉßΣσς๐๙19 -‑–’\u00AD\u200B\uFE0F\uFF21\u00A0\t',
  ...'เเเแาำะั\u0E34\u0E35\u0E38\u0E39\u0E3A็่้๊๋์ํ๎่้ำํ',
];
/** Texts of the letters that are special, of a fixed sequence of pseudo-random numbers. */
function* mixed(count: number): Generator<string> {
  let seed = 1;
  const below = (bound: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % bound;
  };
  for (let made = 0; made < count; made += 1)
    yield Array.from({ length: 1 + below(12) }, () => LETTERS[below(LETTERS.length)]).join('');
}

it.each([
  ['each character', EACH],
  ['mixed texts', [...mixed(5000)]],
])('%s: the database folds as the code does', async (_what, texts) => {
  const { rows } = await sql<{ value: string; folded: string; search: string }>`
    SELECT value, fold_text(value) AS folded, search_fold(value) AS search
    FROM unnest(${texts}::text[]) AS value`.execute(api.services.db);
  expect(rows).toHaveLength(texts.length);
  expect(
    rows.filter(
      ({ value, folded, search }) => folded !== foldText(value) || search !== foldSearch(value),
    ),
  ).toEqual([]);
});
