import {
  birthDay,
  both,
  guardian,
  inches,
  isUnderage,
  max,
  min,
  needed,
  number,
  phone,
  required,
  text,
  webAddress,
} from '@dara/kit/validation';
import { array, bool, mixed, object, string } from 'yup';
import { accepted } from './registration.rules.ts';

const figure = (from: number, to: number) => string().test(number()).test(min(from)).test(max(to));

export const aboutSchema = object({
  displayName: needed(60),
  firstName: both(50),
  lastName: both(50),
  nickName: both(50),
  gender: string().test(required()),
  birthDay: string().test(required()).test(birthDay()),
  nationality: string().test(required()),
  phoneNumber: needed(30).test(phone()),
});

export const workSchema = object({
  talentTypes: array(string()).min(1),
  height: figure(30, 250),
  weight: figure(1, 300),
  chest: inches(),
  waist: inches(),
  hip: inches(),
  shoes: figure(15, 50),
  socialMedia: array(
    object({
      channel: string(),
      name: needed(100),
      link: text(500).test(webAddress()),
      followers: figure(0, 2_147_483_647),
    }),
  ),
});

export const pictureSchema = object({
  imageFile: mixed().nullable(),
  albumImageFiles: array(mixed()),
  bio: object({ th: text(2000), en: text(2000) }),
});

export const consentSchema = object({
  // All values of the form are the context: the birthday stands in another step.
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
