import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  listQuery,
  Nullable,
  Page,
  PAGE_SIZE,
  VersionInput,
} from '../../../kernel/schema/shapes.ts';
import { Permission } from '../../../kernel/schema/permission.ts';

/** Which roles need a second step, and how many of their users have one. */
export const SecuritySetting = Type.Object(
  {
    isSecondStepRequired: Type.Boolean(),
    /** Counts active staff and administrators. */
    withSecondStep: Type.Integer(),
    withoutSecondStep: Type.Integer(),
    updatedAt: Instant,
    version: Type.Integer(),
  },
  { title: 'SecuritySetting' },
);
export type SecuritySetting = Static<typeof SecuritySetting>;

export const SecuritySettingBody = Type.Object(
  { isSecondStepRequired: Type.Boolean(), version: VersionInput },
  { title: 'SecuritySettingBody' },
);

export const SecurityPersonQuery = Type.Object({
  page: listQuery(PAGE_SIZE.management).page,
  size: listQuery(PAGE_SIZE.management).size,
  hasSecondStep: Type.Optional(Type.Boolean()),
});
export type SecurityPersonQuery = Static<typeof SecurityPersonQuery>;

/** A member of the team and their credentials. */
const SecurityPerson = Type.Object(
  {
    id: Id,
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    permission: Permission,
    secondStepSince: Nullable(Instant),
    passkeys: Type.Integer(),
    lastLoginAt: Nullable(Instant),
  },
  { title: 'SecurityPerson' },
);

export const SecurityPersonPage = Page(SecurityPerson, 'SecurityPersonPage');
export type SecurityPersonPage = Static<typeof SecurityPersonPage>;
