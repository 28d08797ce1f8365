import type { Language, Localized } from './shapes.ts';

/** Words of ours in both languages, for what nobody translates later: pictures, cards and the pages for links. */
export type WordTable<Key extends string> = Readonly<Record<Key, Localized>>;

/** A text in a language, in Thai where it was not translated. */
export function textOf(text: Localized, language: Language): string {
  return text[language] || text.th;
}
