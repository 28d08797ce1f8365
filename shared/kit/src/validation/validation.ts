export {
  IMAGE_ACCEPT,
  PICTURE_ACCEPT,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_TYPES,
  PROFILE_IMAGE_RATIO,
  checkImageFile,
  hasRatio,
  imageFileProblem,
  readImageSize,
} from './image-file.ts';
export { imageHeadOf } from './image-head.ts';
export type { ImageRatio } from './image-ratio.ts';
export {
  MAJORITY_AGE,
  ageOn,
  birthDay,
  halves,
  isPhone,
  isUnderage,
  isWebAddress,
  phone,
  todayInBangkok,
  webAddress,
} from './person-rules.ts';
export { both, needed, text } from './record-schema.ts';
export {
  PASSWORD_MIN_LENGTH,
  isDateRank,
  isDigits,
  isEmail,
  isPassword,
  isPresent,
  passwordChecks,
  perceivedLength,
  storedLength,
  type PasswordCheck,
  type ValidationMessage,
} from './rules.ts';
export {
  confirmed,
  dateRank,
  email,
  image,
  max,
  maxLength,
  min,
  minLength,
  number,
  password,
  required,
  type Rule,
} from './yup-rules.ts';
