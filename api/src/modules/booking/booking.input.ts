import { BOOKING_DAYS_MAX, BOOKING_LINES, BOOKING_RANGE_DAYS, type BookingKind } from '@dara/model';
import { InputCheck, cleanText } from '../../kernel/schema/input.ts';
import type { Days } from '../../kernel/query/booked-days.ts';

const DAY_MS = 24 * 3_600_000;
/** Dates outside this range are typing mistakes, and beyond what the database compares. */
const EARLIEST = '2000-01-01';
const LATEST = '2200-12-31';

/** Number of days of a period, both ends included. */
function daysOf({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function checkDays(check: InputCheck, { from, to }: Days, most: number): void {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day < EARLIEST || day > LATEST) check.refuse(field, 'dateRank');
  }
  if (to < from) check.refuse('to', 'dateRank', { reads: ['from'] });
  else if (daysOf({ from, to }) > most) {
    check.refuse('to', 'maxDays', { params: { limit: most }, reads: ['from'] });
  }
}

/** Refuses a period that ends before it begins, or exceeds the maximum of a query. */
export function requireRange(days: Days, most: number = BOOKING_RANGE_DAYS): void {
  const check = new InputCheck();
  checkDays(check, days, most);
  check.throwIfRefused();
}

interface Given extends Days {
  kind: BookingKind;
  note?: string | null;
  expiresAt?: string | null;
}

export interface BookingInput extends Days {
  kind: BookingKind;
  note: string | null;
  expiresAt: Date | null;
}

/** Normalizes the input of a booking; only options expire, and not in the past. */
export function parseBooking({ from, to, kind, note, expiresAt }: Given): BookingInput {
  const check = new InputCheck();
  checkDays(check, { from, to }, BOOKING_DAYS_MAX);
  const cleaned = cleanText(note ?? '') || null;
  check.atMost('note', cleaned, BOOKING_LINES.note);
  const end = kind !== 'Booked' && expiresAt ? new Date(expiresAt) : null;
  if (end && end.getTime() <= Date.now()) check.refuse('expiresAt', 'future');
  check.throwIfRefused();
  return { from, to, kind, note: cleaned, expiresAt: end };
}
