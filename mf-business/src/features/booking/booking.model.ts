import { daysOfMonth, firstWeekday, isMonth, monthOf, monthRange } from '@dara/agency/calendar';
import {
  dayFilter,
  oneOf,
  textFilter,
  type FilterSpec,
  type FilterValues,
} from '@dara/kit/resource';
import {
  BOOKINGS_AHEAD_DAYS,
  BOOKING_KINDS,
  BOOKING_RANGE_DAYS,
  BOOKING_STATUSES,
  daysFrom,
  type BookingKind,
} from '@dara/model';
import type { Locale } from '@dara/contract';
import type { Booking } from '../../api/generated.ts';

const monthFilter: FilterSpec<string> = {
  read: ([text = '']) => (isMonth(text) ? text : undefined),
  write: (month) => [month],
};
export const VIEWS = ['month', 'talent', 'list'] as const;

/**
 * URL state of the calendar; `from` and `to` bound its list; `booking` is the opened one, or `new` with `day` and
 * `until`.
 */
export const calendarSpec = {
  sorts: [],
  filters: {
    view: oneOf(VIEWS),
    month: monthFilter,
    from: dayFilter,
    to: dayFilter,
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

/** The days of a view: whole weeks of a month, the month alone, or those of the list. */
export function rangeOf(
  { view = 'month', month, from, to }: CalendarFilters,
  today: string,
  locale: Locale,
): { from: string; to: string } {
  const shown = month ?? monthOf(today);
  if (view === 'month') return monthRange(shown, firstWeekday(locale));
  const days = daysOfMonth(shown);
  if (view === 'talent') return { from: days[0]!, to: days.at(-1)! };
  const first = from ?? today;
  const isAsked = to !== undefined && to >= first && to < daysFrom(first, BOOKING_RANGE_DAYS);
  return { from: first, to: isAsked ? to : daysFrom(first, BOOKINGS_AHEAD_DAYS) };
}

export interface CalendarArgs {
  from: string;
  to: string;
  talentId?: string[];
  jobId?: string[];
  kind?: BookingKind[];
  status?: (typeof BOOKING_STATUSES)[number][];
}

/** Query arguments of a URL state. */
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

export const cancelWord = ({ kind }: Pick<Booking, 'kind'>) =>
  kind === 'Booked' ? 'Booked' : 'Option';
