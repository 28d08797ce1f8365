import type { Localized } from '@dara/contract';
import { plainLines } from './plain-lines.ts';

const LANGUAGES = ['th', 'en'] as const;

interface ChangedText<Name extends string> {
  name: Name;
  lang: 'th' | 'en';
  before: string;
  after: string;
}

/** The texts that differ between two versions; rich text by its words, unless only its form was changed. */
export function textChanges<Name extends string>(
  names: readonly Name[],
  richText: Name,
  before: Readonly<Record<Name, Localized>>,
  after: Readonly<Record<Name, Localized>>,
): ChangedText<Name>[] {
  return names.flatMap((name) =>
    LANGUAGES.filter((lang) => before[name][lang] !== after[name][lang]).map((lang) => {
      const whole = { name, lang, before: before[name][lang], after: after[name][lang] };
      if (name !== richText) return whole;
      const words = { before: plainLines(whole.before), after: plainLines(whole.after) };
      return words.before === words.after ? whole : { ...whole, ...words };
    }),
  );
}
