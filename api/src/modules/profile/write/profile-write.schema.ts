import { PERSON_LINES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { CountryInput, EmailInput, PhoneInput } from '../../../kernel/schema/contact.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import { Permission } from '../../../kernel/schema/permission.ts';
import { StringEnum, VersionInput } from '../../../kernel/schema/shapes.ts';
import { addressFields } from '../../place/place.public.ts';

const Name = Type.String({ minLength: 1, maxLength: PERSON_LINES.name });
const Language = StringEnum(['th', 'en']);

const fields = {
  contactPhone: Type.Optional(OrNull(PhoneInput)),
  country: Type.Optional(CountryInput),
  province: Type.Optional(OrNull(addressFields.province)),
  district: Type.Optional(OrNull(addressFields.district)),
  subDistrict: Type.Optional(OrNull(addressFields.subDistrict)),
  postalCode: Type.Optional(OrNull(addressFields.postalCode)),
  address: Type.Optional(OrNull(Type.String({ maxLength: PERSON_LINES.address }))),
  active: Type.Optional(Type.Boolean()),
  language: Type.Optional(Language),
};

/**
 * Business users are invited by their business, talents are created with their record: only these two are created
 * here.
 */
export const ProfileCreate = Type.Object(
  {
    email: EmailInput,
    firstName: Name,
    lastName: Name,
    permission: StringEnum(['Admin', 'Staff']),
    ...fields,
  },
  { title: 'ProfileCreate' },
);
export type ProfileCreate = Static<typeof ProfileCreate>;

export const ProfileUpdate = Type.Object(
  {
    email: Type.Optional(EmailInput),
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Type.String({ maxLength: PERSON_LINES.name })),
    permission: Type.Optional(Permission),
    ...fields,
    imageId: Type.Optional(
      Type.Null({ description: 'Removes the image; `image` uploads another' }),
    ),
    version: VersionInput,
  },
  { title: 'ProfileUpdate' },
);
export type ProfileUpdate = Static<typeof ProfileUpdate>;

/** Every field that a write may bring. */
export type ProfileInput = Partial<Omit<ProfileCreate, 'permission'>> & Partial<ProfileUpdate>;

export const PROFILE_UPLOADS = { image: 1 };
