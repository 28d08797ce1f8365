/** Facts that browser and api judge by alike; pure. */
export { COUNTRIES } from './countries.ts';
export { EMAIL_LENGTH, EMAIL_SUFFIX, isEmailAddress } from './email.ts';
export { languageName } from './language.ts';
export { nationalityName } from './nationality.ts';
export { shownName, type TalentNames } from './shown-name.ts';
export { nickNameBeside } from './nick-name-beside.ts';
export {
  CHANNELS,
  GENDERS,
  JOB_TYPES,
  TALENT_TYPES,
  type Channel,
  type Gender,
  type JobType,
  type TalentType,
} from './enumerations.ts';
export { BULK_MAX, REASON_MAX, TAGS_MAX } from './limits.ts';
export { PROVINCES } from './provinces.ts';
