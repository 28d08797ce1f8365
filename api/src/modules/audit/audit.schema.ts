import { PERMISSIONS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  NullableText,
  StringEnum,
} from '../../kernel/schema/shapes.ts';

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
        isThere: Type.Boolean({ description: 'Not deleted' }),
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
    isTotalBound: Type.Boolean({ description: 'There are more records than `total`' }),
  },
  { title: 'AuditPage' },
);
export type AuditPage = Static<typeof AuditPage>;

export const AuditChoices = Type.Object(
  { actions: Type.Array(Type.String()), entities: Type.Array(Type.String()) },
  { title: 'AuditChoices' },
);
export type AuditChoices = Static<typeof AuditChoices>;
