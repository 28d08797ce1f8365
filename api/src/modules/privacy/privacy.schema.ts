import {
  ERASED_PARTS,
  ERASURE_BLOCKS,
  RETAINED_PARTS,
  PERMISSIONS,
  PRIVACY_ASKERS,
  PRIVACY_CHANNELS,
  PRIVACY_KINDS,
  PRIVACY_STATUSES,
  REASON_MAX,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const Day = Type.String({ format: 'date' });
const Count = Type.Integer({ minimum: 0 });
const Kind = StringEnum(PRIVACY_KINDS, 'PrivacyKind');
const Status = StringEnum(PRIVACY_STATUSES, 'PrivacyStatus');
/** Required when staff record it; for an own request it is set by the server. */
const HeardBy = PRIVACY_CHANNELS.filter((channel) => channel !== 'Account');
const REQUESTER_MAX = 120;

export const PrivacyListQuery = Type.Object({
  ...listQuery(PAGE_SIZE.management),
  keyword: Type.Optional(Keyword),
  kind: Type.Optional(Type.Array(StringEnum(PRIVACY_KINDS), { maxItems: 3 })),
  status: Type.Optional(Type.Array(StringEnum(PRIVACY_STATUSES), { maxItems: 5 })),
  overdue: Type.Optional(Type.Boolean({ description: 'Past the due date and not answered' })),
});
export type PrivacyListQuery = Static<typeof PrivacyListQuery>;

/** The subject; erased values are null. */
const Subject = Type.Object({
  profileId: Nullable(Id),
  talentId: Nullable(Id),
  name: Nullable(Localized),
  email: NullableText,
  permission: Nullable(StringEnum(PERMISSIONS)),
});

const shared = {
  id: Id,
  kind: Kind,
  channel: StringEnum(PRIVACY_CHANNELS, 'PrivacyChannel'),
  askedBy: StringEnum(PRIVACY_ASKERS, 'PrivacyAsker'),
  status: Status,
  subject: Subject,
  receivedOn: Day,
  dueOn: Day,
  isOverdue: Type.Boolean(),
  closedAt: Nullable(Instant),
  createdAt: Instant,
  version: Type.Integer(),
};

export const PrivacyRow = Type.Object(shared, { title: 'PrivacyRow' });
export type PrivacyRow = Static<typeof PrivacyRow>;
export const PrivacyPage = Page(PrivacyRow, 'PrivacyPage');

const ErasureCounts = Type.Object(
  {
    erased: Type.Array(Type.Object({ part: StringEnum(ERASED_PARTS), count: Count })),
    kept: Type.Array(Type.Object({ part: StringEnum(RETAINED_PARTS), count: Count })),
  },
  { title: 'ErasureCounts' },
);

const Block = Type.Object(
  { block: StringEnum(ERASURE_BLOCKS), count: Count },
  { title: 'ErasureHindrance' },
);
export type Block = Static<typeof Block>;

export const PrivacyRecord = Type.Object(
  {
    ...shared,
    requester: NullableText,
    reason: NullableText,
    answer: NullableText,
    identity: Nullable(
      Type.Object({
        at: Instant,
        by: Nullable(Type.Object({ id: Id, name: NullableText })),
        note: NullableText,
      }),
    ),
    guardian: Nullable(Type.Object({ name: Type.String(), isConfirmed: Type.Boolean() })),
    blocks: Type.Array(Block, { description: 'What blocks an erasure now' }),
    plan: Nullable(ErasureCounts),
    report: Nullable(ErasureCounts),
  },
  { title: 'PrivacyRecord' },
);
export type PrivacyRecord = Static<typeof PrivacyRecord>;

export const PrivacyCreate = Type.Object(
  {
    kind: StringEnum(PRIVACY_KINDS),
    channel: StringEnum(HeardBy),
    askedBy: Type.Optional(StringEnum(PRIVACY_ASKERS)),
    profileId: Type.Optional(Id),
    email: Type.Optional(
      Type.String({ maxLength: 254, description: 'For a person without an account' }),
    ),
    requester: Type.Optional(Type.String({ maxLength: REQUESTER_MAX })),
    reason: Type.Optional(Type.String({ maxLength: REASON_MAX })),
    receivedOn: Type.Optional(Day),
  },
  { title: 'PrivacyCreate' },
);
export type PrivacyCreate = Static<typeof PrivacyCreate>;

export const PrivacyIdentityBody = Type.Object(
  { version: VersionInput, note: Type.String({ minLength: 1, maxLength: REASON_MAX }) },
  { title: 'PrivacyIdentityBody' },
);
export type PrivacyIdentityBody = Static<typeof PrivacyIdentityBody>;

export const PrivacyStatusBody = Type.Object(
  {
    version: VersionInput,
    status: StringEnum(['Running', 'Done', 'Refused', 'Withdrawn']),
    answer: Type.Optional(
      Type.String({ maxLength: REASON_MAX, description: 'The message to the person' }),
    ),
  },
  { title: 'PrivacyStatusBody' },
);
export type PrivacyStatusBody = Static<typeof PrivacyStatusBody>;

export const OwnPrivacyBody = Type.Object(
  {
    kind: StringEnum(PRIVACY_KINDS),
    reason: Type.Optional(Type.String({ maxLength: REASON_MAX })),
  },
  { title: 'OwnPrivacyBody' },
);
export type OwnPrivacyBody = Static<typeof OwnPrivacyBody>;

/** A request as the person it is about reads it. */
export const OwnPrivacyRequest = Type.Object(
  {
    id: Id,
    kind: Kind,
    status: Status,
    reason: NullableText,
    answer: NullableText,
    dueOn: Day,
    requestedAt: Instant,
    closedAt: Nullable(Instant),
  },
  { title: 'OwnPrivacyRequest' },
);
export type OwnPrivacyRequest = Static<typeof OwnPrivacyRequest>;

export const OwnPrivacyList = Type.Object(
  { items: Type.Array(OwnPrivacyRequest) },
  { title: 'OwnPrivacyList' },
);
