import { BULK_MAX, REASON_MAX, TAGS_MAX } from '@dara/model';
import { PERMISSIONS } from '@dara/backend';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  VersionInput,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { TALENT_STATUSES } from '../../../kernel/schema/status.ts';

export const TalentStatusBody = Type.Object(
  {
    status: StringEnum(TALENT_STATUSES),
    reason: Type.Optional(
      Type.String({ maxLength: REASON_MAX, description: 'Due when rejecting' }),
    ),
    version: Type.Optional(VersionInput),
  },
  { title: 'TalentStatusBody' },
);
export type TalentStatusBody = Static<typeof TalentStatusBody>;

export const TalentChangeBody = Type.Object(
  {
    status: StringEnum(['Approved', 'Rejected']),
    reason: Type.Optional(
      Type.String({ maxLength: REASON_MAX, description: 'Due when rejecting' }),
    ),
  },
  { title: 'TalentChangeBody' },
);
export type TalentChangeBody = Static<typeof TalentChangeBody>;

const BULK_ACTIONS = ['activate', 'deactivate', 'tag', 'untag'] as const;

export const TalentBulkBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
    action: StringEnum(BULK_ACTIONS),
    tagIds: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
  },
  { title: 'TalentBulkBody' },
);
export type TalentBulkBody = Static<typeof TalentBulkBody>;

export const TalentBulkResult = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        id: Id,
        code: Type.Unsafe<string | null>({
          type: ['string', 'null'],
          description: 'Why it was refused; null when it is done',
        }),
        errors: Type.Optional(
          Type.Array(
            Type.Object({
              field: Type.String(),
              rule: Type.String(),
              params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
            }),
          ),
        ),
      }),
    ),
  },
  { title: 'TalentBulkResult' },
);
export type TalentBulkResult = Static<typeof TalentBulkResult>;

export const TalentAuditQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: PAGE_SIZE.management }),
});

export const TalentAuditEvent = Type.Object(
  {
    id: Id,
    at: Instant,
    actor: Nullable(Type.Object({ id: Id, name: NullableText })),
    permission: Nullable(StringEnum(PERMISSIONS)),
    action: Type.String(),
    changes: Type.Array(
      Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
    ),
  },
  { title: 'TalentAuditEvent' },
);
export type TalentAuditEvent = Static<typeof TalentAuditEvent>;
export const TalentAuditPage = Page(TalentAuditEvent, 'TalentAuditPage');
