import type { CalendarEntry, EntryTone } from '@dara/agency/calendar';
import { isMonth } from '@dara/agency/calendar';
import { oneOf, textFilter, type FilterSpec, type FilterValues } from '@dara/kit/resource';
import { localized, type IntlShape } from '@dara/sdk/i18n';
import { BOOKING_KINDS, BOOKING_STATUSES, type BookingKind } from '@dara/model';
import type { Locale } from '@dara/contract';
import type { Booking, BookingCalendar } from '../../api/generated.ts';

const monthFilter: FilterSpec<string> = {
  read: ([text = '']) => (isMonth(text) ? text : undefined),
  write: (month) => [month],
};
export const VIEWS = ['month', 'talent'] as const;

/** What the address of the calendar says; `booking` is the one whose drawer is open, or `new`, from `day` to `until`. */
export const calendarSpec = {
  sorts: [],
  filters: {
    view: oneOf(VIEWS),
    month: monthFilter,
    talentId: textFilter,
    jobId: textFilter,
    kind: oneOf(BOOKING_KINDS),
    status: oneOf(BOOKING_STATUSES),
    booking: textFilter,
    day: textFilter,
    until: textFilter,
  },
} as const;
export type CalendarFilters = FilterValues<typeof calendarSpec.filters>;
export const NEW = 'new';

export interface CalendarArgs {
  from: string;
  to: string;
  talentId?: string[];
  jobId?: string[];
  kind?: BookingKind[];
  status?: (typeof BOOKING_STATUSES)[number][];
}

/** What the api is asked for in a state of the address. */
export function calendarArgs(
  { talentId, jobId, kind, status }: CalendarFilters,
  range: { from: string; to: string },
): CalendarArgs {
  return {
    ...range,
    ...(talentId && { talentId: [talentId] }),
    ...(jobId && { jobId: [jobId] }),
    ...(kind && { kind: [kind] }),
    ...(status && { status: [status] }),
  };
}

const TONES: Record<BookingKind, EntryTone> = {
  Booked: 'booked',
  Option1: 'first',
  Option2: 'second',
};

const toneOf = ({ kind, status }: Pick<Booking, 'kind' | 'status'>): EntryTone =>
  status === 'Active' ? TONES[kind] : 'ended';

/** Ids of kinds' names. */
export const kindMessages: Record<BookingKind | 'Bookout', { id: string }> = {
  Booked: { id: 'business.booking.kind.Booked' },
  Option1: { id: 'business.booking.kind.Option1' },
  Option2: { id: 'business.booking.kind.Option2' },
  Bookout: { id: 'business.booking.kind.Bookout' },
};

/** Bookings and bookouts as the calendar draws them. */
export function entriesOf(
  { items, bookouts }: Pick<BookingCalendar, 'items' | 'bookouts'>,
  intl: IntlShape,
  locale: Locale,
): CalendarEntry[] {
  const names = new Map(items.map(({ talent }) => [talent.id, localized(talent.name, locale)]));
  const bookings = items.map((booking): CalendarEntry => {
    const note = booking.job && localized(booking.job.title, locale);
    return {
      id: booking.id,
      ...{ from: booking.from, to: booking.to, tone: toneOf(booking) },
      title: localized(booking.talent.name, locale),
      kind: intl.formatMessage(kindMessages[booking.kind]),
      ...(note ? { note } : {}),
    };
  });
  const free = bookouts.flatMap(({ talentId, from, to }): CalendarEntry[] => {
    const title = names.get(talentId);
    const kind = intl.formatMessage(kindMessages.Bookout);
    const id = bookoutId(talentId, from);
    return title === undefined ? [] : [{ id, from, to, tone: 'bookout', title, kind }];
  });
  return [...bookings, ...free];
}

const BOOKOUT = 'bookout:';
const bookoutId = (talentId: string, from: string) => `${BOOKOUT}${talentId}:${from}`;
/** The talent of a bookout's entry; null of a booking's. */
export const bookoutTalent = (id: string): string | null =>
  id.startsWith(BOOKOUT) ? (id.split(':')[1] ?? null) : null;

export const cancelWord = ({ kind }: Pick<Booking, 'kind'>) =>
  kind === 'Booked' ? 'Booked' : 'Option';
