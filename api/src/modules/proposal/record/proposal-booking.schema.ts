import { BOOKING_KINDS, BOOKING_STATUSES, PROPOSAL_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../../kernel/record/bulk.ts';
import { Id, Nullable, StringEnum } from '../../../kernel/schema/shapes.ts';
import { DayInput } from './proposal-shapes.ts';

const BookingKindEnum = StringEnum(BOOKING_KINDS, 'BookingKind');
/** The booking of an item's talent, for staff. */
export const ItemBooking = Type.Object(
  {
    id: Id,
    from: Type.String(),
    to: Type.String(),
    kind: BookingKindEnum,
    status: StringEnum(BOOKING_STATUSES, 'BookingStatus'),
  },
  { title: 'ProposalItemBooking' },
);
export type ItemBooking = Static<typeof ItemBooking>;

const BookItem = Type.Object(
  {
    itemId: Id,
    kind: BookingKindEnum,
    from: DayInput,
    to: DayInput,
    onDayOff: Type.Optional(
      Type.Boolean({ description: 'Confirms days that the talent declared as off' }),
    ),
    /** For a backup: the item that fell out. */
    replaces: Type.Optional(Nullable(Id)),
  },
  { title: 'ProposalBookItem' },
);
export type BookItem = Static<typeof BookItem>;
export const ProposalBookBody = Type.Object(
  { items: Type.Array(BookItem, { minItems: 1, maxItems: PROPOSAL_LIMITS.items }) },
  { title: 'ProposalBookBody' },
);
export type ProposalBookBody = Static<typeof ProposalBookBody>;
export const ProposalBooked = BulkResult('ProposalBooking');
