import type { BenchDatabase } from '../lib/database.ts';

/** Three letters each, as users type them: nicknames, words, and one without hits. */
export const KEYWORDS = ['กิน', 'ปิ่', 'มาล', 'น้ำ', 'ฎฏฐ'];

/** All three-letter substrings of words in the names, in a stable order. */
export async function allKeywords(database: BenchDatabase): Promise<string[]> {
  const rows = await database.query(
    `WITH words AS (
       SELECT DISTINCT word FROM (SELECT search_text FROM talent ORDER BY created_at LIMIT 20000) t,
         unnest(string_to_array(search_text, ' ')) AS word),
     letters AS (
       SELECT DISTINCT substr(word, at, 3) AS keyword FROM words, generate_series(1, length(word) - 2) AS at)
     SELECT keyword FROM letters WHERE NOT keyword = ANY ($1) ORDER BY md5(keyword)`,
    [KEYWORDS],
  );
  return rows.map(({ keyword }) => String(keyword));
}
