import { readProfile, type DraftKey } from '@dara/sdk/session';
import { readBase, removeBases, storeDraftBase } from './base-store.ts';

/** A form's draft on the device. */
export interface Draft<Values> {
  savedAt: string;
  /** How many steps had been reached. */
  furthest: number;
  values: Partial<Values>;
  /** The base: the record that was edited. */
  base?: unknown;
}

/** As stored. */
interface StoredDraft<Values> extends Draft<Values> {
  /** Id of its author; absent for an anonymous user. */
  owner?: string;
  /** Key of its base record; drafts of older releases contain it. */
  baseAt?: string;
}

/** Personal data must not stay forever on a device that may be shared. */
export const DRAFT_MAX_AGE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Stored values that match the form's fields and their types; the draft may be of an older form. */
function fitting<Values extends object>(stored: object, initial: Values): Partial<Values> {
  const known = Object.entries(stored).filter(
    ([name, value]) => kindOf(value) === kindOf(initial[name as keyof Values]),
  );
  return Object.fromEntries(known) as Partial<Values>;
}

/** The draft of a key; undefined when there is none, it has expired, belongs to another user or is unreadable. */
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

/** Stores a draft with its base; `secrets` are names of values that are never stored. */
export function writeDraft<Values extends object>(
  key: DraftKey,
  values: Values,
  furthest: number,
  notStored: readonly string[],
  base?: unknown,
  savedAt = new Date().toISOString(),
): void {
  const kept = Object.entries(values).filter(([name]) => !notStored.includes(name));
  try {
    const baseAt = base === undefined ? undefined : storeDraftBase(key, base);
    const owner = readProfile()?.id;
    const draft = { savedAt, furthest, values: Object.fromEntries(kept), baseAt, owner };
    localStorage.setItem(key, JSON.stringify(draft));
    // Last, so that a draft never refers to a missing base.
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
