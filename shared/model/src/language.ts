import { displayNames } from './display-names.ts';

/** The name of a language ("Thai", "ไทย") from its ISO 639 code; free text is returned unchanged. */
export function languageName(code: string, language: 'th' | 'en'): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return displayNames(language, 'language').of(code) ?? code;
}
