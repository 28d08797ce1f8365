import { SHORTLIST_KEY } from '../parts/shortlist/shortlist-store.ts';

/** Ids as the api makes them, for what checks their form. */
export const uuid = (number: number) =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** What another tab leaves behind; a text is stored as it is. */
export function storeShortlist(ids: readonly string[] | string): void {
  localStorage.setItem(SHORTLIST_KEY, typeof ids === 'string' ? ids : JSON.stringify(ids));
  dispatchEvent(new StorageEvent('storage', { key: SHORTLIST_KEY }));
}

export const forgetShortlist = () => storeShortlist([]);
