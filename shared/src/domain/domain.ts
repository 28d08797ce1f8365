export { COUNTRIES } from './countries.ts';
export {
  CHANNELS,
  GENDERS,
  JOB_TYPES,
  TALENT_TYPES,
  channelMessages,
  genderMessages,
  jobTypeMessages,
  talentTypeMessages,
  type Channel,
  type Gender,
  type JobType,
  type TalentType,
} from './enumerations.ts';
export { PROVINCES } from './provinces.ts';
