import {
  BOOKING_KINDS,
  BOOKING_LINES,
  BOOKING_STATUSES,
  PROPOSAL_LIMITS,
  REASON_MAX,
  type BookingKind,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  JobRef,
  ImageRef,
  Instant,
  Localized,
  Nullable,
  NullableText,
  StringEnum,
  VersionInput,
} from '../../kernel/schema/shapes.ts';

export const Day = Type.String({ format: 'date' });
const BookingKindEnum = StringEnum(BOOKING_KINDS, 'BookingKind');
const BookingStatusEnum = StringEnum(BOOKING_STATUSES, 'BookingStatus');

const ProposalOfBooking = Type.Object({ id: Id, number: Type.String(), title: Type.String() });

/** Internal fields are null for a business: note, reason, expiry, another's proposal. */
export const Booking = Type.Object(
  {
    id: Id,
    talent: Type.Object({ id: Id, name: Localized, image: Nullable(ImageRef) }),
    from: Type.String(),
    to: Type.String(),
    kind: BookingKindEnum,
    status: BookingStatusEnum,
    job: Nullable(JobRef),
    applicationId: NullableText,
    proposal: Nullable(ProposalOfBooking),
    note: NullableText,
    reason: NullableText,
    expiresAt: NullableText,
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'Booking' },
);
export type Booking = Static<typeof Booking>;

/** The calendar of all talents of a proposal is one call. */
const MANY = PROPOSAL_LIMITS.items;
export const BookingQuery = Type.Object({
  from: Day,
  to: Day,
  talentId: Type.Optional(Type.Array(Id, { maxItems: MANY })),
  jobId: Type.Optional(Type.Array(Id, { maxItems: MANY })),
  kind: Type.Optional(Type.Array(BookingKindEnum, { maxItems: BOOKING_KINDS.length })),
  status: Type.Optional(Type.Array(BookingStatusEnum, { maxItems: BOOKING_STATUSES.length })),
});
export type BookingQuery = Static<typeof BookingQuery>;

const Bookout = Type.Object({ talentId: Id, from: Type.String(), to: Type.String() });

export const BookingCalendar = Type.Object(
  {
    items: Type.Array(Booking),
    bookouts: Type.Array(Bookout, {
      description: 'Days that talents of the calendar block for themselves; staff only',
    }),
    total: Type.Integer({ description: 'Exceeds the number of items when the list is cut' }),
  },
  { title: 'BookingCalendar' },
);
export type BookingCalendar = Static<typeof BookingCalendar>;

const fields = {
  from: Day,
  to: Day,
  kind: BookingKindEnum,
  jobId: Type.Optional(Nullable(Id)),
  note: Type.Optional(Nullable(Type.String({ maxLength: BOOKING_LINES.note }))),
  expiresAt: Type.Optional(Nullable(Instant)),
  onDayOff: Type.Optional(
    Type.Boolean({ description: 'Confirms days that the talent declared as off' }),
  ),
};
export const BookingBody = Type.Object(
  { talentId: Id, ...fields, proposalId: Type.Optional(Nullable(Id)) },
  { title: 'BookingBody' },
);
export type BookingBody = Static<typeof BookingBody>;

export const BookingChangeBody = Type.Object(
  { ...fields, version: VersionInput },
  { title: 'BookingChangeBody' },
);
export type BookingChangeBody = Static<typeof BookingChangeBody>;

export const BookingCancelBody = Type.Object(
  {
    reason: Type.Optional(Nullable(Type.String({ maxLength: REASON_MAX }))),
    version: Type.Optional(VersionInput),
  },
  { title: 'BookingCancelBody' },
);
export type BookingCancelBody = Static<typeof BookingCancelBody>;

export const ClashQuery = Type.Object({
  talentId: Id,
  from: Day,
  to: Day,
  exceptId: Type.Optional(Id),
});

const CLASH_KINDS = [...BOOKING_KINDS, 'Bookout'] as const;
const ClashAnswer = Type.Object(
  {
    kind: Type.Unsafe<BookingKind | 'Bookout'>({ type: 'string', enum: [...CLASH_KINDS] }),
    from: Type.String(),
    to: Type.String(),
    bookingId: NullableText,
    jobTitle: Nullable(Localized),
  },
  { title: 'BookingClash' },
);
export const ClashList = Type.Object(
  { items: Type.Array(ClashAnswer) },
  { title: 'BookingClashList' },
);
