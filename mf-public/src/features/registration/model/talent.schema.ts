import {
  birthDay,
  localizedText,
  isUnderage,
  requiredText,
  phone,
  required,
  text,
  webAddress,
} from '@dara/kit/validation';
import { bodySchemas, figureSchema, guardian } from '@dara/agency/schema';
import { BODY_ON_REGISTRATION, PERSON_LINES, SOCIAL_FIELDS, TALENT_LINES } from '@dara/model';
import { array, bool, mixed, object, string } from 'yup';
import { accepted } from './registration.rules.ts';

export const aboutSchema = object({
  displayName: requiredText(TALENT_LINES.displayName),
  firstName: localizedText(TALENT_LINES.firstName),
  lastName: localizedText(TALENT_LINES.lastName),
  nickName: localizedText(TALENT_LINES.nickName),
  gender: string().test(required()),
  birthDay: string().test(required()).test(birthDay()),
  nationality: string().test(required()),
  phoneNumber: requiredText(PERSON_LINES.phone).test(phone()),
});

export const workSchema = object({
  talentTypes: array(string()).min(1),
  ...bodySchemas(BODY_ON_REGISTRATION),
  socialMedia: array(
    object({
      channel: string(),
      name: requiredText(SOCIAL_FIELDS.name.max),
      link: text(PERSON_LINES.link).test(webAddress()),
      followers: figureSchema(SOCIAL_FIELDS.followers),
    }),
  ),
});

export const imageSchema = object({
  imageFile: mixed().nullable(),
  albumImageFiles: array(mixed()),
  bio: object({ th: text(TALENT_LINES.bio), en: text(TALENT_LINES.bio) }),
});

export const consentSchema = object({
  // All values of the form are the context: the birthday is in another step.
  guardian: object().when('$birthDay', ([birthDay]) =>
    isUnderage(String(birthDay ?? '')) ? guardian : object(),
  ),
  consents: object({
    publicProfile: bool().test(accepted()),
    clientSharing: bool(),
    marketing: bool(),
  }),
});

export const reviewSchema = object({});
