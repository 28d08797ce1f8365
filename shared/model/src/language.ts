import { displayNames } from './display-names.ts';

/** ISO 639 codes of common languages, as forms offer them. */
export const LANGUAGE_CODES: readonly string[] = [
  ...['th', 'en', 'zh', 'ja', 'ko', 'fr', 'de', 'es', 'it', 'pt', 'ru', 'ar', 'hi'],
  ...['vi', 'lo', 'km', 'my', 'ms', 'id', 'fil', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'tr', 'uk'],
  ...['he', 'ta', 'bn', 'ur', 'ne', 'el', 'cs', 'hu', 'ro', 'yue'],
];

/** The name of a language ("Thai", "ไทย") from its ISO 639 code; free text is returned unchanged. */
export function languageName(code: string, language: 'th' | 'en'): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return displayNames(language, 'language').of(code) ?? code;
}
