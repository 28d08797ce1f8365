import { ADULT_AGE, ageOn } from '@dara/model';

/** Bangkok's clocks have no summer time; adding the difference is many times faster than a formatter. */
const BANGKOK_AHEAD_MS = 7 * 3_600_000;

/** Today in Bangkok, `yyyy-mm-dd`. */
export function today(now = new Date()): string {
  return new Date(now.getTime() + BANGKOK_AHEAD_MS).toISOString().slice(0, 10);
}

/**
 * The latest birthday of those who are at least `years` old on a day. On 29 February that is 28 February of a year
 * without one: a person born on 1 March comes of age the day after.
 */
export function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const same = new Date(Date.UTC(year - years, month - 1, date));
  if (same.getUTCMonth() !== month - 1) same.setUTCDate(0);
  return same.toISOString().slice(0, 10);
}

/** A missing birthday counts as a minor's: what is not known to be an adult's is not shown. */
export function isMinor(birthday: string | null, day: string): boolean {
  return birthday === null || ageOn(birthday, day) < ADULT_AGE;
}

const OLDEST_YEARS = 120;

/** Whether a person of whom we hear on `day` may be born on a date. */
export const isBirthday = (date: string, day: string): boolean =>
  date <= day && date >= yearsBefore(day, OLDEST_YEARS);
