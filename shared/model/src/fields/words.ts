import type { Localized } from '@dara/contract';

/** Values that are stored as a term of the agency, in both languages. */
const WORDS: Readonly<Record<string, Localized>> = {
  black: { th: 'ดำ', en: 'Black' },
  darkBrown: { th: 'น้ำตาลเข้ม', en: 'Dark brown' },
  brown: { th: 'น้ำตาล', en: 'Brown' },
  hazel: { th: 'น้ำตาลอมเขียว', en: 'Hazel' },
  blonde: { th: 'บลอนด์', en: 'Blonde' },
  red: { th: 'แดง', en: 'Red' },
  fair: { th: 'ขาว', en: 'Fair' },
  light: { th: 'ขาวเหลือง', en: 'Light' },
  medium: { th: 'สองสี', en: 'Medium' },
  tan: { th: 'แทน', en: 'Tan' },
  deep: { th: 'เข้ม', en: 'Deep' },
  green: { th: 'เขียว', en: 'Green' },
  blue: { th: 'ฟ้า', en: 'Blue' },
  grey: { th: 'เทา', en: 'Grey' },
};

export const EYE_COLOURS = [
  'black',
  'darkBrown',
  'brown',
  'hazel',
  'green',
  'blue',
  'grey',
] as const;
export const HAIR_COLOURS = ['black', 'darkBrown', 'brown', 'blonde', 'red', 'grey'] as const;
export const SKIN_TONES = ['fair', 'light', 'medium', 'tan', 'deep'] as const;

/** A stored term in a language; free text is returned unchanged. */
export function wordLabel(word: string, language: keyof Localized): string {
  return (Object.hasOwn(WORDS, word) ? WORDS[word]?.[language] : undefined) ?? word;
}
