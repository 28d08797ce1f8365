import { SHORTLIST_KEY } from '../parts/shortlist/shortlist-store.ts';

/** Ids in the api's format, for validation. */
export const uuid = (number: number) =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A change by another tab; a text is stored as it is. */
export function storeShortlist(ids: readonly string[] | string): void {
  localStorage.setItem(SHORTLIST_KEY, typeof ids === 'string' ? ids : JSON.stringify(ids));
  dispatchEvent(new StorageEvent('storage', { key: SHORTLIST_KEY }));
}

export const forgetShortlist = () => storeShortlist([]);
