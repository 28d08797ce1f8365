import {
  PERSON_LINES,
  SOCIAL_FIELDS,
  TAGS_MAX,
  TALENT_LINES,
  TALENT_LISTS,
  TALENT_STATUSES,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import { CountryInput, EmailInput, LanguageInput } from '../../../kernel/schema/contact.ts';
import { LanguagesInput, LocalizedInput, Upload } from '../../../kernel/schema/input.ts';
import {
  GenderEnum,
  Id,
  TalentTypeEnum,
  VersionInput,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import { bodyChange } from '../rules/talent-body.schema.ts';
import {
  BioInput,
  FollowersInput,
  SOCIAL_MAX,
  ShownNameInput,
  socialInput,
  RegistrationGuardian,
} from '../rules/talent-input.schema.ts';

export const ALBUM_MAX = TALENT_LISTS.album;
const ALBUM = { maxItems: ALBUM_MAX, uniqueItems: true };

const Line = (maxLength: number) => Type.Optional(OrNull(Type.String({ maxLength })));
const Day = Type.String({ format: 'date' });

/** A stored image by id, or an uploaded one: `file:0` is the first of `imageFiles`. */
export const PictureRef = Type.String({
  pattern: '^([0-9a-fA-F-]{36}|file:[0-9]{1,2})$',
  description: 'An image id, or `file:0` for the first of `imageFiles`',
});

const TalentSocialInput = Type.Object(
  {
    ...socialInput,
    followers: Type.Optional(OrNull(FollowersInput)),
    engagementRate: Type.Optional(
      OrNull(Type.Number({ minimum: 0, maximum: SOCIAL_FIELDS.engagementRate.max })),
    ),
  },
  { title: 'TalentSocialInput' },
);

const ImageAltInput = Type.Object(
  {
    image: Type.String({
      pattern: '^([0-9a-fA-F-]{36}|file:[0-9]{1,2}|profile)$',
      description: 'As in `imageIds`; `profile` is `imageFile`',
    }),
    alt: OrNull(LocalizedInput(TALENT_LINES.imageAlt)),
  },
  { title: 'ImageAltInput' },
);

/** Optional for an existing record: absent fields stay. */
const optional = {
  nickName: Type.Optional(OrNull(LocalizedInput(TALENT_LINES.nickName))),
  birthDay: Type.Optional(OrNull(Day)),
  birthday: Type.Optional(OrNull(Day)),
  phoneNumber: Line(PERSON_LINES.phone),
  companyName: Line(TALENT_LINES.companyName),
  bio: Type.Optional(OrNull(BioInput)),
  languages: Type.Optional(LanguagesInput),
  bookouts: Type.Optional(
    Type.Array(Type.Object({ from: Day, to: Day }), { maxItems: TALENT_LISTS.bookouts }),
  ),
  guardian: Type.Optional(OrNull(RegistrationGuardian)),
  imageId: Type.Optional(OrNull(Id)),
  imageIds: Type.Optional(
    Type.Array(PictureRef, {
      ...ALBUM,
      description: 'The album in its order; files not named here follow',
    }),
  ),
  albumImageIds: Type.Optional(
    Type.Array(PictureRef, { ...ALBUM, description: 'In place of `imageIds`' }),
  ),
  imageAlts: Type.Optional(Type.Array(ImageAltInput, { maxItems: ALBUM_MAX + 1 })),
  tags: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
  socialMedia: Type.Optional(Type.Array(TalentSocialInput, { maxItems: SOCIAL_MAX })),
  ...bodyChange,
  active: Type.Optional(Type.Boolean()),
  isTop10: Type.Optional(Type.Boolean()),
};

const required = {
  displayName: ShownNameInput,
  firstName: LocalizedInput(TALENT_LINES.firstName),
  lastName: LocalizedInput(TALENT_LINES.lastName),
  gender: GenderEnum,
  email: EmailInput,
};
const Nationality = Type.Optional(CountryInput);

export const TalentCreate = Type.Object(
  {
    ...required,
    nationality: Nationality,
    ...optional,
    talentTypes: Type.Optional(Type.Array(TalentTypeEnum, { maxItems: TALENT_LISTS.talentTypes })),
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
  albumImageFiles: Type.Optional(
    Type.Array(Upload, { maxItems: ALBUM_MAX, description: 'In place of `imageFiles`' }),
  ),
};
export const TalentCreateForm = Type.Object({ data: TalentCreate, ...files });
export const TalentDetailQuery = Type.Object({
  deleted: Type.Optional(
    Type.Boolean({ description: 'A deleted record that can be restored; administrators only' }),
  ),
});

export const TalentUpdateForm = Type.Object({ data: TalentUpdate, ...files });
