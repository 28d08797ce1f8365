import { fullName, type FullNames } from './shown-name.ts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** Of a talent's account: its name in both languages. */
  talentNames?: FullNames | null;
}

/** Display name of a user in a language: the name, else the e-mail address. */
export const personName = (
  { firstName, lastName, email, talentNames }: Person,
  language: 'th' | 'en',
): string =>
  (talentNames ? fullName(talentNames, language) : `${firstName} ${lastName}`.trim()) || email;
