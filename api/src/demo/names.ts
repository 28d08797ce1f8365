import {
  FEMININE_NAMES,
  FEMININE_NICKNAMES,
  FOREIGN_NAMES,
  MASCULINE_NAMES,
  MASCULINE_NICKNAMES,
  SURNAMES,
} from './people-data.ts';

/** Names that match portrait and nationality; each pair of nickname and first name is unique. */
export function namesOf(number: number, feminine: boolean, nationality: string) {
  const nickNames = feminine ? FEMININE_NICKNAMES : MASCULINE_NICKNAMES;
  const nickName = nickNames[(number * 11 + Math.floor(number / 30)) % nickNames.length]!;
  const foreign = FOREIGN_NAMES[nationality];
  if (foreign) {
    const { surname, ...names } = foreign[number % foreign.length]!;
    return { firstName: feminine ? names.feminine : names.masculine, lastName: surname, nickName };
  }
  const names = feminine ? FEMININE_NAMES : MASCULINE_NAMES;
  const firstName = names[(number * 7) % names.length]!;
  return { firstName, lastName: SURNAMES[(number * 5) % SURNAMES.length]!, nickName };
}
