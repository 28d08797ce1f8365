import { Type, type Static } from 'typebox';
import { Permission } from '../../kernel/schema/permission.ts';
import {
  FullNames,
  Id,
  ImageRef,
  Instant,
  Nullable,
  NullableText,
  Page,
} from '../../kernel/schema/shapes.ts';

const row = {
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  talentNames: Nullable(FullNames),
  image: Nullable(ImageRef),
  permission: Permission,
  contactPhone: NullableText,
  active: Type.Boolean(),
  isInvited: Type.Boolean({ description: 'Has not set a password yet' }),
  lastLoginAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Nullable(Instant),
  version: Type.Integer(),
};

export const ManagementProfileRow = Type.Object(row, { title: 'ManagementProfileRow' });
export const ManagementProfilePage = Page(ManagementProfileRow, 'ManagementProfilePage');

export const ProfileDetailQuery = Type.Object({
  deleted: Type.Optional(
    Type.Boolean({ description: 'A deleted record that can be restored; administrators only' }),
  ),
});

export const ManagementProfile = Type.Object(
  {
    ...row,
    country: Type.String(),
    province: NullableText,
    district: NullableText,
    subDistrict: NullableText,
    postalCode: NullableText,
    address: NullableText,
    language: Type.Union([Type.Literal('th'), Type.Literal('en')]),
    talentId: Nullable(Id),
    businessProfileId: Nullable(Id),
  },
  { title: 'ManagementProfile' },
);
export type ManagementProfile = Static<typeof ManagementProfile>;
