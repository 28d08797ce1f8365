import { displayNames } from './display-names.ts';

/** The name of a language ("Thai", "ไทย") from its ISO 639 code; free text stands as it is. */
export function languageName(code: string, language: 'th' | 'en'): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return displayNames(language, 'language').of(code) ?? code;
}
