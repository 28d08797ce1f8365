import { BUDDHIST_OFFSET } from '@dara/model';
import { CalendarDate } from '@internationalized/date';

const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];
const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/**
 * The date that typed numbers name, with a plausible year of either era: the ranges of the eras differ. Null while the
 * year is incomplete, or if the month has no such day.
 */
export function wholeDate(typed: {
  era?: string;
  year: number;
  month: number;
  day: number;
}): CalendarDate | null {
  const year = [typed.year, typed.year - BUDDHIST_OFFSET].find(isYear);
  if (typed.era === 'BC' || year === undefined) return null;
  const date = new CalendarDate(year, typed.month, typed.day);
  return date.month === typed.month && date.day === typed.day ? date : null;
}
