import { latinDigits } from './typed-number.ts';

/** Sequences that display as another one: sara ae, sara am, and marks doubled or out of order. */
const THAI: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/เเ/g, 'แ'],
  [/\u0E4D([\u0E48-\u0E4B]*)\u0E32([\u0E48-\u0E4B]*)/g, '$1$2\u0E33'],
  // Twice: a run of marks may have several tone marks before vowels.
  [/([\u0E47-\u0E4C\u0E4E]+)([\u0E31\u0E34-\u0E3A\u0E4D]+)/g, '$2$1'],
  [/([\u0E47-\u0E4C\u0E4E]+)([\u0E31\u0E34-\u0E3A\u0E4D]+)/g, '$2$1'],
  [/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1'],
];

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** With control characters, since the database refuses NUL; NFKC replaces all other spaces. */
const SPACES = /[\u0000-\u0020\u007F\u0085\u1680\u2028\u2029]+/g;
/** Tone and similar marks, which people leave out or mistype. */
const MARKS = /[\u0E47-\u0E4E]/g;

/** A text in compatibility form (NFKC), with Thai look-alike sequences in their usual spelling. */
export function usualSpelling(text: string): string {
  const plain = text.replace(IGNORABLE, '').normalize('NFKC');
  return THAI.reduce((result, [typed, meant]) => result.replace(typed, meant), plain);
}

/**
 * A text for comparison: texts that look the same are equal, regardless of case. The database's `fold_text` does the
 * same.
 */
export function foldText(text: string): string {
  return latinDigits(usualSpelling(text))
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(SPACES, ' ')
    .trim();
}

/** A text for searching: folded, without tone and similar marks. The database's `search_fold` does the same. */
export function foldSearch(text: string): string {
  return foldText(text).replace(MARKS, '');
}
