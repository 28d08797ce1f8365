import { PERMISSIONS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  NullableText,
  PAGE_SIZE,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const Name = Type.String({ maxLength: 60, pattern: '^[A-Za-z_]+$' });

/** What the log is narrowed by. */
export const auditFilters = {
  actorId: Type.Optional(Id),
  isSystem: Type.Optional(Type.Boolean({ description: 'What nobody who was signed in did' })),
  permission: Type.Optional(Type.Array(StringEnum(PERMISSIONS), { maxItems: 4 })),
  action: Type.Optional(Type.Array(Name, { maxItems: 20 })),
  entity: Type.Optional(Type.Array(Name, { maxItems: 20 })),
  entityId: Type.Optional(Id),
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
};
export const AuditListQuery = Type.Object({
  ...listQuery(PAGE_SIZE.management),
  ...auditFilters,
});
export type AuditListQuery = Static<typeof AuditListQuery>;
export type AuditFilter = Omit<
  AuditListQuery,
  'page' | 'size' | 'sortByColumn' | 'sortByAlphabetically'
>;

export const AuditEntry = Type.Object(
  {
    id: Id,
    at: Instant,
    actor: Nullable(Type.Object({ id: Id, name: NullableText })),
    permission: Nullable(StringEnum(PERMISSIONS)),
    action: Type.String(),
    entity: Type.String(),
    record: Nullable(
      Type.Object({
        id: Id,
        name: Nullable(Localized),
        isThere: Type.Boolean({ description: 'Neither deleted nor gone' }),
      }),
    ),
    address: NullableText,
    changes: Type.Array(
      Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
    ),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditPage = Type.Object(
  {
    items: Type.Array(AuditEntry),
    page: Type.Integer(),
    size: Type.Integer(),
    total: Type.Integer({ description: '10,000 at most' }),
    isTotalBound: Type.Boolean({ description: 'There are more than `total` says' }),
  },
  { title: 'AuditPage' },
);
export type AuditPage = Static<typeof AuditPage>;

export const AuditChoices = Type.Object(
  { actions: Type.Array(Type.String()), entities: Type.Array(Type.String()) },
  { title: 'AuditChoices' },
);
export type AuditChoices = Static<typeof AuditChoices>;
