import { TAGS_MAX } from '@dara/model';
import { Type, type Static, type TSchema } from 'typebox';
import { EmailInput, LanguageInput } from '../../../kernel/schema/contact.ts';
import { LocalizedInput, Upload } from '../../../kernel/schema/input.ts';
import {
  GenderEnum,
  Id,
  TalentTypeEnum,
  VersionInput,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { TALENT_STATUSES } from '../../../kernel/schema/status.ts';
import {
  BioInput,
  CountryInput,
  FollowersInput,
  HeightInput,
  InchesInput,
  LanguagesInput,
  SOCIAL_MAX,
  ShoesInput,
  ShownNameInput,
  WeightInput,
  socialInput,
  RegistrationGuardian,
} from '../rules/talent-input.schema.ts';

export const ALBUM_MAX = 30;
const BOOKOUTS_MAX = 100;

/** A value that null clears. */
export function OrNull<T extends TSchema>(schema: T) {
  const { type } = schema as unknown as { type: string };
  return Type.Unsafe<Static<T> | null>({ ...schema, title: undefined, type: [type, 'null'] });
}

const Line = (maxLength: number) => Type.Optional(OrNull(Type.String({ maxLength })));
const Inches = Type.Optional(OrNull(InchesInput));
const Day = Type.String({ format: 'date' });

/** A stored picture by its id, or one that comes with this form: `file:0` is the first of `imageFiles`. */
export const PictureRef = Type.String({
  pattern: '^([0-9a-fA-F-]{36}|file:[0-9]{1,2})$',
  description: 'An image id, or `file:0` for the first of `imageFiles`',
});

const TalentSocialInput = Type.Object(
  {
    ...socialInput,
    followers: Type.Optional(OrNull(FollowersInput)),
    engagementRate: Type.Optional(OrNull(Type.Number({ minimum: 0, maximum: 1000 }))),
  },
  { title: 'TalentSocialInput' },
);

const ImageAltInput = Type.Object(
  {
    image: Type.String({
      pattern: '^([0-9a-fA-F-]{36}|file:[0-9]{1,2}|profile)$',
      description: 'As in `imageIds`; `profile` is `imageFile`',
    }),
    alt: OrNull(LocalizedInput(200)),
  },
  { title: 'ImageAltInput' },
);

/** What may be left out when a record exists already: it stays as it is. */
const optional = {
  nickName: Type.Optional(OrNull(LocalizedInput(50))),
  birthDay: Type.Optional(OrNull(Day)),
  birthday: Type.Optional(OrNull(Day)),
  phoneNumber: Line(30),
  companyName: Line(120),
  bio: Type.Optional(OrNull(BioInput)),
  languages: Type.Optional(LanguagesInput),
  bookouts: Type.Optional(
    Type.Array(Type.Object({ from: Day, to: Day }), { maxItems: BOOKOUTS_MAX }),
  ),
  guardian: Type.Optional(OrNull(RegistrationGuardian)),
  imageId: Type.Optional(OrNull(Id)),
  imageIds: Type.Optional(
    Type.Array(PictureRef, {
      maxItems: ALBUM_MAX,
      uniqueItems: true,
      description: 'The album in its order; files not named here follow',
    }),
  ),
  imageAlts: Type.Optional(Type.Array(ImageAltInput, { maxItems: ALBUM_MAX + 1 })),
  tags: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
  socialMedia: Type.Optional(Type.Array(TalentSocialInput, { maxItems: SOCIAL_MAX })),
  height: Type.Optional(OrNull(HeightInput)),
  weight: Type.Optional(OrNull(WeightInput)),
  chest: Inches,
  waist: Inches,
  hip: Inches,
  shoes: Type.Optional(OrNull(ShoesInput)),
  eyeColour: Line(40),
  hairColour: Line(40),
  skinTone: Line(40),
  active: Type.Optional(Type.Boolean()),
  isTop10: Type.Optional(Type.Boolean()),
};

const required = {
  displayName: ShownNameInput,
  firstName: LocalizedInput(50),
  lastName: LocalizedInput(50),
  gender: GenderEnum,
  email: EmailInput,
};
const Nationality = Type.Optional(CountryInput);

export const TalentCreate = Type.Object(
  {
    ...required,
    nationality: Nationality,
    ...optional,
    talentTypes: Type.Optional(Type.Array(TalentTypeEnum, { maxItems: 8 })),
    language: LanguageInput,
  },
  { title: 'TalentCreate' },
);
export type TalentCreate = Static<typeof TalentCreate>;

export const TalentUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object(required)).properties,
    nationality: Nationality,
    ...optional,
    status: Type.Optional(StringEnum(TALENT_STATUSES)),
    version: VersionInput,
  },
  { title: 'TalentUpdate' },
);
export type TalentUpdate = Static<typeof TalentUpdate>;

/** Every field that a write may bring. */
export type TalentInput = Partial<TalentCreate> & Partial<TalentUpdate>;

const files = {
  imageFile: Type.Optional(Upload),
  imageFiles: Type.Optional(Type.Array(Upload, { maxItems: ALBUM_MAX })),
};
export const TalentCreateForm = Type.Object({ data: TalentCreate, ...files });
export const TalentDetailQuery = Type.Object({
  deleted: Type.Optional(
    Type.Boolean({ description: 'One that can be restored instead, for administrators' }),
  ),
});

export const TalentUpdateForm = Type.Object({ data: TalentUpdate, ...files });
