import {
  BOOKING_KINDS,
  BOOKING_KIND_TRANSITIONS,
  BOOKING_LINES,
  type BookingKind,
} from '@dara/model';
import { formatTime, toIsoDate } from '@dara/kit/format';
import { dateRank, required, text } from '@dara/kit/validation';
import { object, string } from 'yup';
import type { Booking, BookingBody } from '../../api/generated.ts';

export interface BookingValues {
  talentId: string;
  from: string;
  to: string;
  kind: BookingKind;
  jobId: string;
  note: string;
  /** Confirms days that the talent declared as off. */
  onDayOff: boolean;
  /** The day and the time in Bangkok until when an option is valid; without a day it is valid until it is released. */
  expiresDay: string;
  expiresTime: string;
}

/** Initial values of a new booking: the calendar's filters, and the selected day. */
export interface BookingStart {
  talentId: string | undefined;
  jobId: string | undefined;
  day: string;
  /** The latest of several days. */
  until: string | undefined;
}

const CLOSING = '18:00';
export const TIMES = ['09:00', '12:00', '15:00', CLOSING, '21:00', '23:59'] as const;

export function startOf({
  talentId = '',
  jobId = '',
  day,
  until = day,
}: BookingStart): BookingValues {
  return {
    ...{ talentId, jobId, from: day, to: until, kind: 'Option1', note: '', onDayOff: false },
    ...{ expiresDay: '', expiresTime: CLOSING },
  };
}

export function valuesOf(booking: Booking): BookingValues {
  const { talent, job, from, to, kind, note, expiresAt } = booking;
  return {
    ...{
      talentId: talent.id,
      jobId: job?.id ?? '',
      from,
      to,
      kind,
      note: note ?? '',
      onDayOff: false,
    },
    expiresDay: expiresAt ? toIsoDate(expiresAt) : '',
    expiresTime: expiresAt ? formatTime(expiresAt, 'en') : CLOSING,
  };
}

export function bodyOf(values: BookingValues): BookingBody {
  const { talentId, from, to, kind, jobId, note, onDayOff, expiresDay, expiresTime } = values;
  const isOption = kind !== 'Booked';
  const expiresAt =
    isOption && expiresDay ? new Date(`${expiresDay}T${expiresTime}:00+07:00`).toISOString() : null;
  return {
    ...{ talentId, from, to, kind, expiresAt },
    ...{ jobId: jobId || null, note: note.trim() || null },
    ...(onDayOff && { onDayOff }),
  };
}

/** Allowed kinds: a booking stays a booking. */
export const kindsFrom = (kind: BookingKind | undefined): BookingKind[] =>
  BOOKING_KINDS.filter(
    (next) => kind === undefined || next === kind || BOOKING_KIND_TRANSITIONS[kind][next],
  );

export const bookingSchema = object({
  talentId: string().test(required()),
  from: string().test(required()),
  to: string().test(required()).test(dateRank('from')),
  kind: string().test(required()),
  note: text(BOOKING_LINES.note),
});
