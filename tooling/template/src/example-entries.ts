import type { Localized } from '@dara/contract';

export interface ExampleEntry {
  id: string;
  title: Localized;
  /** As `2030-01-31`. */
  day: string;
}

/** The data of the list. docs/recipes/list-page.md describes how to load entries from an api. */
export const ENTRIES: readonly ExampleEntry[] = [
  { id: 'first', title: { th: 'รายการแรก', en: 'The first entry' }, day: '2030-01-31' },
  { id: 'second', title: { th: 'รายการที่สอง', en: 'The second entry' }, day: '2030-02-14' },
];
