import ical, { ICalEventStatus } from 'ical-generator';
import type { Labels } from '../../../kernel/text/labels.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
/** Sequences count seconds from here, since they have 31 bits. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);
const DAY_MS = 24 * 3_600_000;
/** Suggested refresh interval in seconds. */
const REFRESH_S = 3600;

const TEXTS = {
  calendar: { th: 'ตารางงาน Dara', en: 'Dara schedule' },
  Booked: { th: 'คิวงาน', en: 'Booked' },
  Held: { th: 'กันคิวไว้ รอยืนยัน', en: 'On hold' },
  Option1: { th: 'ออปชัน 1', en: 'First option' },
  Option2: { th: 'ออปชัน 2', en: 'Second option' },
} satisfies Labels<string>;

export interface CalendarEntry {
  id: string;
  from: string;
  to: string;
  kind: 'Booked' | 'Held' | 'Option1' | 'Option2';
  /** Text after the kind: the job's title, or the talent's name. */
  about: (Localized | null)[];
  updatedAt: string;
}

/** Entries as an iCalendar file of all-day events, with stable ids so that moved events are updated. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { language, url }: { language: Language; url: string },
): string {
  const calendar = ical({
    name: textOf(TEXTS.calendar, language),
    prodId: { company: 'Dara', product: 'schedule', language: language.toUpperCase() },
    ttl: REFRESH_S,
  });
  for (const { id, from, to, kind, about, updatedAt } of entries) {
    const words = [TEXTS[kind], ...about].filter((text) => text !== null);
    const changed = new Date(updatedAt);
    calendar.createEvent({
      id: `${id}@${new URL(url).hostname}`,
      start: new Date(from),
      // The day after the last one, as the format wants it.
      end: new Date(Date.parse(to) + DAY_MS),
      allDay: true,
      summary: words.map((text) => textOf(text, language)).join(' · '),
      status: kind === 'Booked' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      // Calendars keep the event with the higher number.
      sequence: Math.floor((changed.getTime() - SEQUENCE_START) / 1000),
      stamp: changed,
      lastModified: changed,
      url,
    });
  }
  return calendar.toString();
}
