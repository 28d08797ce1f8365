/** How firm an entry is, which its colour and border show. */
export type EntryTone = 'booked' | 'first' | 'second' | 'bookout' | 'ended';

/** What is in a calendar on some days. */
export interface CalendarEntry {
  id: string;
  /** The first and the last day, `yyyy-mm-dd`. */
  from: string;
  to: string;
  tone: EntryTone;
  /** Short label for narrow space. */
  title: string;
  /** A second line, where there is room. */
  note?: string;
  /** Its kind as text, since colour alone is not accessible. */
  kind: string;
}
