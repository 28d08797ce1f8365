import type { Font } from './font.ts';

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Joiners and marks of direction: of use to browsers, without a shape. */
const SHAPELESS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const ELLIPSIS = '…';

/** The text as the font can show it, on one line: what it has no shape for is left out. */
export function printableText(text: string, font: Font): string {
  const known = [...text.normalize('NFC').replace(SHAPELESS, '')].map((character) =>
    /\s/.test(character) ? ' ' : font.has(character.codePointAt(0) ?? 0) ? character : '',
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

/**
 * The renderer sets sara am beside the tone mark that belongs under its circle: the circle is written on its own,
 * before the tone mark, and the rest as sara aa.
 */
export function withSplitSaraAm(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

const segments = (segmenter: Intl.Segmenter, text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Words of the trade that no dictionary of Thai has, and that would be torn between their syllables. */
const LOANWORDS = [
  'แคสติ้ง',
  'ฟิตติ้ง',
  'พิตชิ่ง',
  'ออดิชัน',
  'เวิร์กช็อป',
  'อินฟลูเอนเซอร์',
  'พรีเซนเตอร์',
  'ซีรีส์',
  'มิวสิกวิดีโอ',
  'ทอล์กออฟเดอะทาวน์',
  'เอเจนซี',
  'เมกะสตาร์',
  'ซูเปอร์สตาร์',
  'นักไลฟ์',
  'เอ็นเกจเมนต์',
];
const LOANWORD = new RegExp(`(${LOANWORDS.join('|')})`);

/** Closing punctuation, marks of repetition, and a lone consonant, which is the end of a word the dictionary lacks. */
const BELONGS_BEFORE = /^(?:[\p{Pe}\p{Pf}\p{Pd}/!?,.:;%ๆฯ…]|[ก-ฮ][\u0e47-\u0e4e]*$)/u;
/** The mark of repetition is written after a space, and begins no line. */
const REPETITION = /^ๆ/;
const HOLDS_NEXT = /[\p{Ps}\p{Pi}#@฿$]$/u;

/** The parts between which a line may be broken. */
function unbroken(text: string): string[] {
  const parts: string[] = [];
  const words = text
    .split(LOANWORD)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : segments(WORDS, part)));
  for (const word of words) {
    const last = parts.at(-1);
    if (REPETITION.test(word) && parts.length > 1 && last?.trim() === '') {
      parts.splice(-2, 2, `${parts.at(-2)}${last}${word}`);
      continue;
    }
    const isBound = BELONGS_BEFORE.test(word) || (last !== undefined && HOLDS_NEXT.test(last));
    if (last !== undefined && !/\s$/.test(last) && isBound) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}

/** How much of a line has to be filled before it may end at a space rather than at the last word. */
const WELL_FILLED = 0.6;

/** Breaks between words, Thai ones too, at a space where there is one late in the line, and inside a word only when it is longer than a line. */
export function wrap(text: string, font: Font, size: number, width: number): string[] {
  const fits = (line: string): boolean => font.width(line.trimEnd(), size) <= width;
  const lines: string[] = [];
  let line = '';
  const push = (): void => {
    if (line.trim()) lines.push(line.trim());
    line = '';
  };
  for (const word of unbroken(text)) {
    if (fits(line + word)) {
      line += word;
      continue;
    }
    const space = /\s$/.test(line) ? -1 : line.lastIndexOf(' ');
    const rest = line.slice(space + 1) + word;
    if (space > 0 && fits(rest) && font.width(line.slice(0, space), size) > width * WELL_FILLED) {
      line = line.slice(0, space);
      push();
      line = rest;
      continue;
    }
    push();
    for (const part of fits(word) ? [word] : segments(LETTERS, word)) {
      if (!fits(line + part)) push();
      line += part;
    }
  }
  push();
  return lines;
}

/** As much of a text as fits on one line, with an ellipsis where it does not all. */
export function clip(text: string, font: Font, size: number, width: number): string {
  if (font.width(text, size) <= width) return text;
  let kept = '';
  for (const letter of segments(LETTERS, text)) {
    if (font.width(kept + letter + ELLIPSIS, size) > width) break;
    kept += letter;
  }
  return kept.trimEnd() + ELLIPSIS;
}

export interface Fitted {
  lines: string[];
  size: number;
}

interface Box {
  width: number;
  height: number;
  /** Font sizes to try, the largest first. */
  sizes: readonly number[];
  lineHeight: number;
  maxLines: number;
}

/** The same number of lines, none much shorter than the others. */
function balanced(text: string, font: Font, size: number, width: number): string[] {
  const lines = wrap(text, font, size, width);
  let best = lines;
  for (let narrower = width * 0.95; narrower > width / 2; narrower -= width * 0.05) {
    const tried = wrap(text, font, size, narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/** The text at the largest size at which it fits the box; at the smallest it ends with an ellipsis if it must. */
export function fit(text: string, font: Font, box: Box): Fitted {
  const { width, height, sizes, lineHeight, maxLines } = box;
  let fitted: Fitted = { lines: [], size: sizes.at(-1) ?? 0 };
  for (const size of sizes) {
    const room = Math.min(maxLines, Math.floor(height / (size * lineHeight)));
    const lines = wrap(text, font, size, width);
    if (lines.length <= room) return { lines: balanced(text, font, size, width), size };
    const kept = lines.slice(0, room);
    const last = kept.length - 1;
    kept[last] = clip(`${kept[last]}${ELLIPSIS}`, font, size, width);
    fitted = { lines: kept, size };
  }
  return fitted;
}
