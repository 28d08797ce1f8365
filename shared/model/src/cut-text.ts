// Firefox before 125 has no segmenter.
const CLUSTERS =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('th', { granularity: 'grapheme' })
    : null;
/** Vowels that are written before the consonant they belong to. */
const LEADING_VOWELS = /[เ-ไ]+$/;
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/** The last place up to `at` that is not inside a character as people see it: a Thai cluster, an emoji. */
function boundaryOf(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const begin = CLUSTERS?.segment(text).containing(Math.max(at, 0))?.index ?? at;
  return text.slice(0, begin).replace(HALF_PAIR, '').replace(LEADING_VOWELS, '').length;
}

/** The beginning of a text, at most `limit` UTF-16 units, hence also code points. Cuts between visible characters. */
export const cutText = (text: string, limit: number): string =>
  text.slice(0, boundaryOf(text, limit));

/** The end of a text, about `limit` UTF-16 units. Cuts between visible characters. */
export const endOfText = (text: string, limit: number): string =>
  text.slice(boundaryOf(text, text.length - limit));
