export {
  IMAGE_ACCEPT,
  PICTURE_ACCEPT,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_TYPES,
  PROFILE_IMAGE_RATIO,
  readImageSize,
} from './image-file.ts';
export { checkImageFile } from './check-image-file.ts';
export { bytesOf, imageHeadOf } from './image-head.ts';
export type { ImageRatio } from './image-ratio.ts';
export { birthDay, halves, isWebAddress, phone, webAddress } from './person-rules.ts';
export { isUnderage, todayInBangkok } from './age.ts';
export { localizedText, requiredText, text } from './record-schema.ts';
export { isAnyEmail, isEmail, isMoney, type ValidationMessage } from './rules.ts';
export { storedLength } from './text-length.ts';
export { PASSWORD_MIN_LENGTH, passwordChecks, type PasswordCheck } from './password.ts';
export {
  anyEmail,
  confirmed,
  dateRank,
  email,
  image,
  max,
  maxLength,
  min,
  minLength,
  money,
  number,
  password,
  required,
  wholeBaht,
  type Rule,
} from './yup-rules.ts';
