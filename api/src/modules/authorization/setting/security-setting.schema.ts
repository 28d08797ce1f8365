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

/** What the agency asks of its people when they sign in, and how many of them do it. */
export const SecuritySetting = Type.Object(
  {
    isSecondStepRequired: Type.Boolean(),
    /** Of active staff and administrators. */
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

/** Somebody of the team, and how they sign in. */
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
