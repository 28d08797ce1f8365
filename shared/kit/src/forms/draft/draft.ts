import { readProfile, type DraftKey } from '@dara/sdk/session';
import { readBase, removeBases, storeDraftBase } from './base-store.ts';

/** What a form keeps on the device between visits. */
export interface Draft<Values> {
  savedAt: string;
  /** How many steps had been reached. */
  furthest: number;
  values: Partial<Values>;
  /** What the form began with: the record that was edited. */
  base?: unknown;
}

/** As it lies in the storage. */
interface StoredDraft<Values> extends Draft<Values> {
  /** Id of the person who wrote it; none of an anonymous user. */
  owner?: string;
  /** Where its base is stored; drafts of older releases hold it themselves. */
  baseAt?: string;
}

/** Personal data does not lie about for ever on a device that may be shared. */
export const DRAFT_MAX_AGE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** The values that the form has and of the kind it has them; what is stored may be of an older form. */
function fitting<Values extends object>(stored: object, initial: Values): Partial<Values> {
  const known = Object.entries(stored).filter(
    ([name, value]) => kindOf(value) === kindOf(initial[name as keyof Values]),
  );
  return Object.fromEntries(known) as Partial<Values>;
}

/** The draft stored under a key; undefined when there is none, it is too old, of another person or cannot be read. */
export function readDraft<Values extends object>(
  key: DraftKey,
  initial: Values,
): Draft<Values> | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft<Values> | null;
    if (!draft || kindOf(draft.values) !== 'object') return undefined;
    const age = Date.now() - Date.parse(draft.savedAt);
    const reader = readProfile()?.id;
    // The owner signs in again after the session expired.
    if (draft.owner !== undefined && reader === undefined) return undefined;
    const isForeign = draft.owner !== undefined && draft.owner !== reader;
    if (isForeign || !(age < DRAFT_MAX_AGE_DAYS * DAY_MS)) {
      removeDraft(key);
      return undefined;
    }
    const furthest = Number.isInteger(draft.furthest) ? draft.furthest : 0;
    const values = fitting(draft.values, initial);
    const base = draft.base ?? readBase(draft.baseAt);
    return { savedAt: draft.savedAt, furthest, values, base };
  } catch {
    return undefined;
  }
}

/** Keeps a draft and what it began with; `secrets` are the names of values that never leave the page. */
export function writeDraft<Values extends object>(
  key: DraftKey,
  values: Values,
  furthest: number,
  secrets: readonly string[],
  base?: unknown,
  savedAt = new Date().toISOString(),
): void {
  const kept = Object.entries(values).filter(([name]) => !secrets.includes(name));
  try {
    const baseAt = base === undefined ? undefined : storeDraftBase(key, base);
    const owner = readProfile()?.id;
    const draft = { savedAt, furthest, values: Object.fromEntries(kept), baseAt, owner };
    localStorage.setItem(key, JSON.stringify(draft));
    // Last, so that a draft always finds what it began with.
    removeBases(key, baseAt);
  } catch {
    // Without storage the form lasts for this page.
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(key);
    removeBases(key);
  } catch {
    // Nothing was stored.
  }
}

/** The record that a stored draft was started with, so that saving it can tell what others changed since. */
export function draftBase(key: DraftKey): unknown {
  return readDraft(key, {})?.base;
}
