import type { Language, Localized } from '../schema/shapes.ts';

/** Labels in both languages for texts that no screen translates: images, cards and share pages. */
export type Labels<Key extends string> = Readonly<Record<Key, Localized>>;

/** A text in a language, in Thai where it was not translated. */
export function textOf(text: Localized, language: Language): string {
  return text[language] || text.th;
}
