interface InBoth {
  th: string;
  en: string;
}

/** The names of a talent that the public may see. */
export interface TalentNames {
  /** The stage name, unique and in whichever script the talent chose. */
  displayName: string;
  nickName: InBoth | null;
  firstName: InBoth;
  lastName: InBoth;
}

const THAI = /[\u0e00-\u0e7f]/;

/**
 * What a talent is called in each language: the stage name, and where that is written in Thai, for readers of
 * English the nickname, first and last name in Latin letters. Names that have none are left out.
 */
export function shownName({ displayName, nickName, firstName, lastName }: TalentNames): InBoth {
  if (!THAI.test(displayName)) return { th: displayName, en: displayName };
  const latin = [nickName, firstName, lastName]
    .map((name) => name?.en.trim() ?? '')
    .filter((name) => name !== '' && !THAI.test(name));
  // Who is called by the first name has it once.
  return { th: displayName, en: [...new Set(latin)].join(' ') || displayName };
}
