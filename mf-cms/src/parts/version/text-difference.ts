import { diffWordsWithSpace } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer stretches that stayed are shortened to their ends. */
const CONTEXT = 120;

/** What became of a text, word by word; Thai has no spaces between its words, so the browser finds them. */
export function differenceOf(before: string, after: string): Piece[] {
  const intlSegmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const parts = diffWordsWithSpace(before, after, { intlSegmenter });
  const pieces = parts.map(({ value, added, removed }): Piece => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
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
