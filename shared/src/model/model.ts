/** Facts that browser and api judge by alike; pure, without imports. */
export { EMAIL_LENGTH, EMAIL_SUFFIX, isEmailAddress } from './email.ts';
export { languageName } from './language.ts';
export { nationalityName } from './nationality.ts';
export { shownName, type TalentNames } from './shown-name.ts';
export { nickNameBeside } from './nick-name-beside.ts';
