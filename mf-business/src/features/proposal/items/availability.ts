import type { BookingKind } from '@dara/model';
import { useMemo } from 'react';
import {
  useManagementBookingListQuery,
  useManagementJobDetailQuery,
  type Booking,
  type BookingCalendar,
} from '../../../api/generated.ts';

/** The shooting days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What is in a talent's calendar on the shooting days. */
export interface Entry extends Days {
  id: string;
  kind: BookingKind | 'Bookout';
  job: Booking['job'];
}

/** The firmest first: the row names one. */
const RANK: readonly Entry['kind'][] = ['Booked', 'Bookout', 'Option1', 'Option2'];

function entriesOf({ items, bookouts }: BookingCalendar, talentId: string): Entry[] {
  const booked = items
    .filter(({ talent }) => talent.id === talentId)
    .map(({ id, kind, from, to, job }) => ({ id, kind, from, to, job }));
  const off = bookouts
    .filter((bookout) => bookout.talentId === talentId)
    .map(({ from, to }) => ({ id: `off-${from}`, kind: 'Bookout' as const, from, to, job: null }));
  return [...booked, ...off].sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

export interface Availability {
  days: Days | undefined;
  /** A talent's entries, the firmest first; undefined while they are unknown. */
  of: (talentId: string) => readonly Entry[] | undefined;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** The calendars of all talents on the shooting days, by one call. */
export function useAvailability(
  days: Days | undefined,
  talentIds: readonly string[],
): Availability {
  const ids = [...new Set(talentIds)].sort();
  const query = useManagementBookingListQuery(
    { ...(days ?? { from: '', to: '' }), talentId: ids },
    { skip: !days || ids.length === 0, refetchOnMountOrArgChange: true },
  );
  // The answer for other talents serves those that it is about, until the next one arrives.
  const { data, originalArgs } = query;
  const asked = originalArgs?.talentId;
  const isOfDays = originalArgs?.from === days?.from && originalArgs?.to === days?.to;
  const known = useMemo(
    () =>
      new Map(
        data && isOfDays ? asked?.map((id) => [id, entriesOf(data, id)] as const) : undefined,
      ),
    [data, isOfDays, asked],
  );
  return {
    days,
    of: (talentId) => (days && !query.isError ? known.get(talentId) : undefined),
    error: days && query.isError ? query.error : undefined,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** The same on the shooting days of a job; without a job nothing is known. */
export function useJobAvailability(jobId: string, talentIds: readonly string[]): Availability {
  const job = useManagementJobDetailQuery({ id: jobId }, { skip: jobId === '' });
  const { shootFrom: from, shootTo: to } = (jobId && job.currentData) || {};
  const availability = useAvailability(from && to ? { from, to } : undefined, talentIds);
  if (jobId === '' || !job.isError) return availability;
  return {
    ...availability,
    error: job.error,
    isFetching: job.isFetching,
    retry: () => void job.refetch(),
  };
}
