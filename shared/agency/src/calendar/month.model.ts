import type { Locale } from '@dara/contract';
import { daysFrom } from '@dara/model';

const MONTH = /^(?:20\d\d|21\d\d)-(?:0[1-9]|1[0-2])$/;

/** The first and the last day, `yyyy-mm-dd`. */
export interface DaySpan {
  from: string;
  to: string;
}

const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether a text is a month that people plan for, `yyyy-mm`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

export const monthOf = (day: string): string => day.slice(0, 7);

export const isMonthOf = (month: string, day: string): boolean => monthOf(day) === month;

export function shiftMonth(month: string, count: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return textOf(new Date(Date.UTC(year, at - 1 + count, 1))).slice(0, 7);
}

/** Weeks begin on Sunday in Thai calendars, on Monday in English ones, as in the date fields. */
export const firstWeekday = (locale: Locale): number => (locale === 'th' ? 0 : 1);

/** The complete weeks of a month. */
export function weeksOf(month: string, first: number): string[][] {
  const start = `${month}-01`;
  const before = (new Date(start).getUTCDay() - first + 7) % 7;
  const weeks: string[][] = [];
  let day = daysFrom(start, -before);
  do {
    const week = Array.from({ length: 7 }, (_, at) => daysFrom(day, at));
    weeks.push(week);
    day = daysFrom(day, 7);
  } while (isMonthOf(month, day));
  return weeks;
}

/** The days that a month's weeks show. */
export function monthRange(month: string, first: number): DaySpan {
  const days = weeksOf(month, first).flat();
  return { from: days[0]!, to: days.at(-1)! };
}

export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; isMonthOf(month, day); day = daysFrom(day, 1)) days.push(day);
  return days;
}

/** Assigns overlapping ranges to lanes, so that each keeps its row from day to day. */
export function lanesOf<Span extends DaySpan & { id: string }>(
  spans: readonly Span[],
  { from, to }: DaySpan,
): Map<string, number> {
  const ends: string[] = [];
  const lanes = new Map<string, number>();
  const shown = spans
    .filter((span) => span.from <= to && span.to >= from)
    .toSorted((left, right) => (left.from < right.from ? -1 : left.from > right.from ? 1 : 0));
  for (const span of shown) {
    const free = ends.findIndex((end) => end < span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.to;
    lanes.set(span.id, lane);
  }
  return lanes;
}
