/** Sets what a draft was started with apart from its own key. */
const MARK = '#begun-';

/** What this page stored last under a draft's key, and where. */
const stored = new Map<string, { base: unknown; place: string }>();

const placesOf = (key: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(`${key}${MARK}`));

/**
 * Stores what a draft was started with and answers where: apart from the draft, since it stays what it is while the
 * draft is written at every pause, and may be as long. Throws where there is no storage.
 */
export function storeDraftBase(key: string, base: unknown): string {
  const known = stored.get(key);
  // Another tab at the same record may have put its own in its place.
  if (known && known.base === base && known.place in localStorage) return known.place;
  const place = `${key}${MARK}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  localStorage.setItem(place, JSON.stringify(base));
  stored.set(key, { base, place });
  return place;
}

/** The stored value of a key; undefined when there is none. */
export function readBase(place: unknown): unknown {
  const text = typeof place === 'string' ? localStorage.getItem(place) : null;
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/** Removes what drafts of a key were started with, but for the one that is in use. */
export function removeBases(key: string, used?: string): void {
  if (used === undefined) stored.delete(key);
  for (const place of placesOf(key)) {
    if (place !== used) localStorage.removeItem(place);
  }
}
