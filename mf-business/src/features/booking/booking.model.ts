import { isMonth } from '@dara/agency/calendar';
import { oneOf, textFilter, type FilterSpec, type FilterValues } from '@dara/kit/resource';
import { BOOKING_KINDS, BOOKING_STATUSES, type BookingKind } from '@dara/model';
import type { Booking } from '../../api/generated.ts';

const monthFilter: FilterSpec<string> = {
  read: ([text = '']) => (isMonth(text) ? text : undefined),
  write: (month) => [month],
};
export const VIEWS = ['month', 'talent'] as const;

/** URL state of the calendar; `booking` is the opened one, or `new` with `day` and `until`. */
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
