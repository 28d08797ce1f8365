import { BOOKING_VIEWS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  NullableText,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { Day } from '../booking.schema.ts';

export const OwnCalendarQuery = Type.Object({ from: Day, to: Day });

/** Days held by the agency for a talent, without the rank of the option. */
export const OwnBooking = Type.Object(
  {
    id: Id,
    from: Type.String(),
    to: Type.String(),
    kind: StringEnum(BOOKING_VIEWS, 'BookingView'),
    jobTitle: Nullable(Localized),
    updatedAt: Instant,
  },
  { title: 'OwnBooking' },
);
export type OwnBooking = Static<typeof OwnBooking>;

export const OwnCalendar = Type.Object(
  {
    items: Type.Array(OwnBooking),
    bookouts: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
    linkedAt: Type.Unsafe<string | null>({
      ...NullableText,
      description: 'When the calendar link was created; the link itself is returned once',
    }),
  },
  { title: 'OwnCalendar' },
);
export type OwnCalendar = Static<typeof OwnCalendar>;

export const CalendarLink = Type.Object(
  { url: Type.String(), linkedAt: Instant },
  { title: 'CalendarLink' },
);
