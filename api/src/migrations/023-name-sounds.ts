import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * In turn: [pattern, replacement] of what is heard alike. Leading vowels move behind their consonants, silent letters
 * go, two consonants alone get the vowel that is not written, then Thai and Latin spellings of one sound become the same letters: `j` stands for ch, `q` for ng.
 */
const HEARD_ALIKE: readonly (readonly [string, string])[] = [
  // Letters silenced by a thanthakhat, then tone marks.
  ['[ก-ฮ][\u0E34\u0E38]?\u0E4C', ''],
  ['[\u0E3A\u0E47-\u0E4C\u0E4E]', ''],
  ['\u0E4D\u0E32', 'am'],
  ['^([ก-ฮ])([ก-ฮ])$', '\\1โ\\2'],
  ['([เแโใไ])([กขคตปผพ][รลว]|[ก-ฮ])', '\\2\\1'],
  ['ห(?=[งญณนมยรลว])', ''],
  ['อ(?=[ะ-\u0E39เแโใไa])', ''],
  ['[ใไ]ย?', 'ai'],
  ['ch', 'j'],
  ['c|q', 'k'],
  ['([ptks])h', '\\1'],
  ['ng', 'q'],
  ['v', 'w'],
  ['z|x', 's'],
];

const THAI =
  'กขฃคฅฆงจฉชฌซศษสญยดฎตฏทธฐฑฒถณนบปพผภฝฟมรลฬวหฮอะาั\u0E34\u0E35\u0E36\u0E37\u0E38\u0E39เแโ';
const LATIN = 'kkkkkkqjjjjssssyyddttttttttnnbppppffmrllwhhoaaaiiuuuueeo';

/** After the letters: one spelling of each vowel, nothing but letters and digits, none twice in a row. */
const VOWELS: readonly (readonly [string, string])[] = [
  ['ue|eu|oo|ou', 'u'],
  ['ee', 'i'],
  ['ae', 'e'],
  ['([aeou])y', '\\1i'],
  ['([aeiou])h(?![aeiou])', '\\1'],
  ['[^a-z0-9]', ''],
  ['(.)\\1+', '\\1'],
];

const quoted = (text: string): string => `'${text}'`;

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce(
    (inner, [pattern, by]) => `regexp_replace(${inner}, ${quoted(pattern)}, ${quoted(by)}, 'g')`,
    text,
  );
}

const heard = replaced('lower(normalize(value, NFKD))', HEARD_ALIKE);
const spelt = `translate(${heard}, ${quoted(THAI)}, ${quoted(LATIN)})`;

/** How a name sounds, in Latin letters, whichever script and romanisation it is written in. */
const NAME_SOUND = `
  CREATE FUNCTION name_sound(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ${replaced(spelt, VOWELS)}`;

const both = (first: string, last?: string): string =>
  ['th', 'en']
    .map((language) =>
      last
        ? `name_sound((${first} ->> '${language}') || (${last} ->> '${language}'))`
        : `name_sound(coalesce(${first} ->> '${language}', ''))`,
    )
    .join(` || ' ' || `);

/** Lists find names by how they sound as well, and names that begin with a keyword without reading all that have it. */
export const nameSounds: Migration = {
  async up(db) {
    await runAll(db, [
      'CREATE EXTENSION IF NOT EXISTS pg_trgm',
      NAME_SOUND,
      `ALTER TABLE talent ADD COLUMN sound_text text NOT NULL GENERATED ALWAYS AS (
         name_sound(display_name) || ' ' || ${both('nick_name')} || ' ' || ${both('first_name', 'last_name')}) STORED`,
      'CREATE INDEX talent_sound_idx ON talent USING gin (sound_text gin_trgm_ops)',
      `CREATE INDEX talent_search_start_idx ON talent (left(search_text, 60) text_pattern_ops)
         WHERE deleted_at IS NULL`,
    ]);
  },
};
