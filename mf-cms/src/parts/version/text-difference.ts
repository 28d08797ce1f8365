import { diffWordsWithSpace } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer stretches that stayed are shortened to their ends. */
const CONTEXT = 120;

/** Thai has no spaces between words, so its words are found by the browser. */
const segmenter = () => new Intl.Segmenter('th', { granularity: 'word' });

/** What became of a text, word by word. */
export function differenceOf(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter() });
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** The pieces with long unchanged stretches cut, since nobody looks for a word in them. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same' || piece.text.length <= CONTEXT * 2) return piece;
    const begin = at === 0 ? '' : piece.text.slice(0, CONTEXT);
    const end = at === pieces.length - 1 ? '' : piece.text.slice(-CONTEXT);
    return { ...piece, text: `${begin} … ${end}` };
  });
}

const BLOCK_END = /<\/(p|h[1-6]|li|tr|figcaption|blockquote)>|<br\s*\/?>/gi;

/** Formatted text as lines of words, for comparing; headings and items begin a line. */
export function plainLines(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(BLOCK_END, '$&\n'), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
