import { Type, type Static } from 'typebox';
import { Permission } from '../../kernel/schema/permission.ts';
import { Keyword, PAGE_SIZE, listQuery } from '../../kernel/schema/shapes.ts';

export const profileFilters = {
  keyword: Type.Optional(Keyword),
  permission: Type.Optional(Type.Array(Permission, { maxItems: 4 })),
  active: Type.Optional(Type.Boolean()),
  signedIn: Type.Optional(Type.Boolean({ description: 'Whether they have ever signed in' })),
  deleted: Type.Optional(
    Type.Boolean({
      description: 'Only deleted businesses that can be restored, instead of the others',
    }),
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
