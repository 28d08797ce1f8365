/** How firm an entry is, which its colour and border show. */
export type EntryTone = 'booked' | 'first' | 'second' | 'bookout' | 'ended';

/** What is in a calendar on some days. */
export interface CalendarEntry {
  id: string;
  /** The first and the last day, `yyyy-mm-dd`. */
  from: string;
  to: string;
  tone: EntryTone;
  /** What it is called where there is little room. */
  title: string;
  /** A second line, where there is room. */
  note?: string;
  /** What kind it is, in words: colours alone say nothing. */
  kind: string;
}
