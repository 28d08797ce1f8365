import { cutText, endOfText } from '@dara/model';
import { diffArrays } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer stretches that stayed are shortened to their ends. */
const CONTEXT = 120;

/** Thai has no spaces between words, so its words are found by the browser. */
function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Word-by-word differences of a text. */
export function differenceOf(before: string, after: string): Piece[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** The pieces with long unchanged stretches cut, since no one looks for a word in them. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same' || piece.text.length <= CONTEXT * 2) return piece;
    const begin = at === 0 ? '' : cutText(piece.text, CONTEXT);
    const end = at === pieces.length - 1 ? '' : endOfText(piece.text, CONTEXT);
    return { ...piece, text: `${begin} … ${end}` };
  });
}
