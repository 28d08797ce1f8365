import { PERMISSIONS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Id, Instant, PAGE_SIZE, StringEnum, listQuery } from '../../kernel/schema/shapes.ts';

const Name = Type.String({ maxLength: 60, pattern: '^[A-Za-z_]+$' });

/** Filters of the log. */
export const auditFilters = {
  actorId: Type.Optional(Id),
  isSystem: Type.Optional(Type.Boolean({ description: 'Actions by anonymous users only' })),
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
