import { TALENT_LINES, TALENT_LISTS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  CountryInput,
  EmailInput,
  LanguageInput,
  PasswordInput,
  PhoneInput,
} from '../../../kernel/schema/contact.ts';
import { LanguagesInput, LocalizedInput } from '../../../kernel/schema/input.ts';
import { GenderEnum, TalentTypeEnum } from '../../../kernel/schema/shapes.ts';
import { addressFields } from '../../place/place.public.ts';
import { bodyInput } from '../rules/talent-body.schema.ts';
import {
  BioInput,
  FollowersInput,
  RegistrationGuardian,
  SOCIAL_MAX,
  ShownNameInput,
  socialInput,
} from '../rules/talent-input.schema.ts';

export const ALBUM_MAX = TALENT_LISTS.albumAtRegistration;

const BirthDay = Type.String({ format: 'date' });
const { province, district, subDistrict, postalCode } = addressFields;

const TalentRegistrationSocial = Type.Object(
  { ...socialInput, followers: Type.Optional(FollowersInput) },
  { title: 'TalentRegistrationSocial' },
);

/** The texts that were shown, by version; only the public profile is a condition. */
const RegistrationConsents = Type.Object(
  {
    publicProfile: Type.Boolean({ default: false }),
    clientSharing: Type.Boolean({ default: false }),
    marketing: Type.Boolean({ default: false }),
    textVersion: Type.String({ minLength: 1, maxLength: 40 }),
  },
  { title: 'RegistrationConsents' },
);

/** A person who joins the agency; `guardian` is required under 20. */
export const TalentRegistration = Type.Object(
  {
    displayName: ShownNameInput,
    firstName: LocalizedInput(TALENT_LINES.firstName),
    lastName: LocalizedInput(TALENT_LINES.lastName),
    nickName: LocalizedInput(TALENT_LINES.nickName),
    nationality: CountryInput,
    gender: GenderEnum,
    birthDay: Type.Optional(BirthDay),
    birthday: Type.Optional(Type.String({ format: 'date', description: 'Alias of `birthDay`' })),
    email: EmailInput,
    password: PasswordInput,
    phoneNumber: PhoneInput,
    companyName: Type.Optional(Type.String({ maxLength: TALENT_LINES.companyName })),
    talentTypes: Type.Array(TalentTypeEnum, {
      minItems: 1,
      maxItems: TALENT_LISTS.talentTypes,
      uniqueItems: true,
    }),
    socialMedia: Type.Optional(Type.Array(TalentRegistrationSocial, { maxItems: SOCIAL_MAX })),
    ...bodyInput,
    bio: Type.Optional(BioInput),
    languages: Type.Optional(LanguagesInput),
    province: Type.Optional(province),
    district: Type.Optional(district),
    subDistrict: Type.Optional(subDistrict),
    postalCode: Type.Optional(postalCode),
    address: Type.Optional(Type.String({ maxLength: 500 })),
    consents: RegistrationConsents,
    guardian: Type.Optional(RegistrationGuardian),
    language: LanguageInput,
  },
  { title: 'TalentRegistration' },
);
export type TalentRegistration = Static<typeof TalentRegistration>;
