interface InBoth {
  th: string;
  en: string;
}

/** Public names of a talent. */
export interface TalentNames {
  /** The unique stage name, in any script. */
  displayName: string;
  nickName: InBoth | null;
  firstName: InBoth;
  lastName: InBoth;
}

export type FullNames = Pick<TalentNames, 'firstName' | 'lastName'>;

/** First and last name in a language; in Thai where they were not translated. */
export const fullName = ({ firstName, lastName }: FullNames, language: keyof InBoth): string =>
  [firstName, lastName]
    .map((name) => name[language] || name.th)
    .join(' ')
    .trim();

const THAI = /[\u0e00-\u0e7f]/;

/**
 * Display name of a talent in each language: the stage name, and if that is Thai, in English the nickname and first name
 * in Latin letters. The last name is added if the stage name contains it or there is no nickname. Missing names are
 * left out.
 */
export function shownName({ displayName, nickName, firstName, lastName }: TalentNames): InBoth {
  if (!THAI.test(displayName)) return { th: displayName, en: displayName };
  const isLastShown = !nickName?.en || (lastName.th !== '' && displayName.includes(lastName.th));
  const latin = [nickName, firstName, isLastShown ? lastName : null]
    .map((name) => name?.en.trim() ?? '')
    .filter((name) => name !== '' && !THAI.test(name));
  // A nickname equal to the first name is shown once.
  return { th: displayName, en: [...new Set(latin)].join(' ') || displayName };
}
