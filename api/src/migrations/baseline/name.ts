/**
 * Letters that look like a Latin one, after compatibility decomposition: the part of Unicode's confusables (UTS 39)
 * that is relevant for Thai and Latin names, with small capitals and typographic variants. Case-sensitive, since the
 * capital and small form of one Greek letter look like two different Latin ones. Contains no Thai letters.
 */
const LOOKALIKES: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic
  ['АВЕІЈКМНОРСЅТУХҮѴԚԜӀ', 'ABEIJKMHOPCSTYXYVQWI'],
  ['авеіјкмнорсѕтухүѵԛԝӏһԁьг', 'abeijkmhopcstyxyvqwlhdbr'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεηικνορςσυχγωτ', 'abenikvopcouxywt'],
  // Latin letters with look-alikes
  ['ıɑɡȷᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'iagjabcdeghijklmnoprstuvwyz'],
  // Marks
  ['‘’ʼ′`‐‒–—−', "'''''-----"],
];

const LETTERS = LOOKALIKES.map(([letters]) => letters).join('');
const LATIN_LETTERS = LOOKALIKES.map(([, latin]) => latin).join('');

/** Invisible: zero-width, direction and filler characters, variation selectors, tags. */
const INVISIBLE =
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F' +
  '\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U000E0000-\\U000E0FFF]';

/**
 * In order: [pattern, replacement] of sounds. Leading vowels move behind their consonants, silent letters are removed,
 * two consonants alone get their implicit vowel, then Thai and Latin spellings of one sound become the same letters:
 * `j` is ch, `q` is ng.
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

/** After the letters: one spelling per vowel, only letters and digits, no repetitions. */
const VOWELS: readonly (readonly [string, string])[] = [
  ['ue|eu|oo|ou', 'u'],
  ['ee', 'i'],
  ['ae', 'e'],
  ['([aeou])y', '\\1i'],
  ['([aeiou])h(?![aeiou])', '\\1'],
  ['[^a-z0-9]', ''],
  ['(.)\\1+', '\\1'],
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce(
    (inner, [pattern, by]) => `regexp_replace(${inner}, ${quoted(pattern)}, ${quoted(by)}, 'g')`,
    text,
  );
}

/** The expression of a key by look: lower case, look-alike letters as Latin ones. */
export const lookOf = (text: string): string => `btrim(regexp_replace(
    lower(translate(
      regexp_replace(normalize(${text}, NFKD), '${INVISIBLE}', '', 'g'),
      ${quoted(LETTERS)}, ${quoted(LATIN_LETTERS)}) COLLATE "und-x-icu"),
    '\\s+', ' ', 'g'))`;

/** The expression of a key by sound. */
export const soundOf = (text: string): string => {
  const heard = replaced(`lower(normalize(${text}, NFKD))`, HEARD_ALIKE);
  return replaced(`translate(${heard}, ${quoted(THAI)}, ${quoted(LATIN)})`, VOWELS);
};

/** How names look and sound. */
export const NAME = `
  -- Two names with one skeleton look the same. Thai only loses its case of sara am.
  CREATE FUNCTION name_skeleton(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ${lookOf('value')};

  -- How a name sounds, in Latin letters, whichever script and romanisation it is written in.
  CREATE FUNCTION name_sound(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ${soundOf('value')};`;
