import type { Locale } from '@dara/contract';
import { cachedFormat } from './format-cache.ts';
import { NUMBER_LOCALES } from './numbers.ts';

const TIME_ZONE = 'Asia/Bangkok';

/** A date: ISO text of the api, a Date, or milliseconds. */
export type DateInput = string | number | Date;

/**
 * `short` 21 พ.ย. 2569, `long` 21 พฤศจิกายน 2569, `full` with the weekday, `day` without the year, `month`
 * without the day, `year` alone.
 */
export type DateStyle = 'short' | 'long' | 'full' | 'day' | 'month' | 'year';

// The calendar is spelled out: Thai dates are Buddhist on every platform.
const DATE_LOCALES = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' } as const;

const DATE_OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cachedFormat(
    `date ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(DATE_LOCALES[locale], { timeZone: TIME_ZONE, ...options }),
  );
}

/** A date that can be formatted, or null: bad data shows as nothing rather than breaking a page. */
function toDate(value: DateInput | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function formatDate(
  value: DateInput | null | undefined,
  locale: Locale,
  style: DateStyle = 'short',
): string {
  const date = toDate(value);
  if (!date) return '';
  const format = dateFormat(locale, DATE_OPTIONS[style]);
  if (style !== 'year') return format.format(date);
  // Thai would write the era before it.
  return format.formatToParts(date).find(({ type }) => type === 'year')?.value ?? '';
}

export function formatTime(value: DateInput | null | undefined, locale: Locale): string {
  const date = toDate(value);
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return date ? dateFormat(locale, options).format(date) : '';
}

export function formatDateTime(value: DateInput | null | undefined, locale: Locale): string {
  const date = toDate(value);
  const options = { ...DATE_OPTIONS.short, hour: '2-digit', minute: '2-digit' } as const;
  return date ? dateFormat(locale, { ...options, hourCycle: 'h23' }).format(date) : '';
}

/** A date range without repeated parts: 21 พ.ย. – 2 ธ.ค. 2569. */
export function formatDateRange(
  from: DateInput | null | undefined,
  to: DateInput | null | undefined,
  locale: Locale,
): string {
  const [start, end] = [toDate(from), toDate(to)];
  if (!start || !end || end < start) return formatDate(from, locale) || formatDate(to, locale);
  const text = dateFormat(locale, DATE_OPTIONS.short).formatRange(start, end);
  // Node sets thin spaces where browsers set plain ones; a document must read the same in both.
  return text.replace(/[\u2009\u202f]/g, ' ');
}

/** `yyyy-mm-dd` of the day in Bangkok, the format of requests. */
export function toIsoDate(value: DateInput | null | undefined): string {
  const date = toDate(value);
  // The Swedish date format is ISO.
  return date ? new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(date) : '';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Further away than this, the date is shown. */
const RELATIVE_DAYS = 7;

const dayNumber = (date: Date) => Date.parse(`${toIsoDate(date)}T00:00:00Z`) / DAY;

/** "5 minutes ago", "tomorrow" within a week of `now`, else the date. */
export function formatRelative(
  value: DateInput | null | undefined,
  locale: Locale,
  now: DateInput,
): string {
  const date = toDate(value);
  const today = toDate(now);
  if (!date || !today) return '';
  const relative = new Intl.RelativeTimeFormat(NUMBER_LOCALES[locale], { numeric: 'auto' });
  const distance = date.getTime() - today.getTime();
  const size = Math.abs(distance);
  if (size < MINUTE) return relative.format(0, 'second');
  if (size < HOUR) return relative.format(Math.trunc(distance / MINUTE), 'minute');
  // Calendar days, not spans of 24 hours: yesterday evening is "yesterday" in the morning.
  const days = dayNumber(date) - dayNumber(today);
  if (days === 0) return relative.format(Math.trunc(distance / HOUR), 'hour');
  if (Math.abs(days) < RELATIVE_DAYS) return relative.format(days, 'day');
  return formatDate(date, locale);
}
