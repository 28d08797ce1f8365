import { PERMISSIONS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
} from '../schema/shapes.ts';

export const HistoryQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: PAGE_SIZE.management }),
});

const auditEventFields = {
  id: Id,
  at: Instant,
  actor: Nullable(Type.Object({ id: Id, name: NullableText })),
  permission: Nullable(StringEnum(PERMISSIONS)),
  action: Type.String(),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
};
export type AuditEvent = Static<ReturnType<typeof Type.Object<typeof auditEventFields>>>;

/** A page of a resource's history; `noun` is the prefix of the schema names. */
export function HistoryPage(noun: string) {
  return Page(Type.Object(auditEventFields, { title: `${noun}AuditEvent` }), `${noun}AuditPage`);
}
