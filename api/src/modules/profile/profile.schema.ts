import { Type, type Static } from 'typebox';
import { Permission } from '../../kernel/schema/permission.ts';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  listQuery,
} from '../../kernel/schema/shapes.ts';

export const profileFilters = {
  keyword: Type.Optional(Keyword),
  permission: Type.Optional(Type.Array(Permission, { maxItems: 4 })),
  active: Type.Optional(Type.Boolean()),
  signedIn: Type.Optional(Type.Boolean({ description: 'Whether they have ever signed in' })),
  deleted: Type.Optional(
    Type.Boolean({ description: 'Those that can be restored instead of those that are there' }),
  ),
};
export const ProfileListQuery = Type.Object({
  ...listQuery(PAGE_SIZE.management),
  ...profileFilters,
});
export type ProfileListQuery = Static<typeof ProfileListQuery>;
export type ProfileFilter = Omit<
  ProfileListQuery,
  'page' | 'size' | 'sortByColumn' | 'sortByAlphabetically'
>;

const row = {
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(ImageRef),
  permission: Permission,
  contactPhone: NullableText,
  active: Type.Boolean(),
  isInvited: Type.Boolean({ description: 'Has not chosen a first sign-in secret yet' }),
  lastLoginAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Nullable(Instant),
  version: Type.Integer(),
};

export const ManagementProfileRow = Type.Object(row, { title: 'ManagementProfileRow' });
export type ManagementProfileRow = Static<typeof ManagementProfileRow>;
export const ManagementProfilePage = Page(ManagementProfileRow, 'ManagementProfilePage');

export const ProfileDetailQuery = Type.Object({
  deleted: Type.Optional(
    Type.Boolean({ description: 'One that can be restored instead, for administrators' }),
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
