import { foldText } from '@dara/model';
/** A named view of a list: its filters, order and page size, as in the URL. */
export interface SavedFilter {
  id: string;
  name: string;
  query: string;
  /** The list opens with it. */
  isDefault: boolean;
}

export const SAVED_MAX = 20;
export const SAVED_NAME_MAX = 40;
const QUERY_MAX = 2000;

function isSaved(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, query } = value as Partial<SavedFilter>;
  return [id, name, query].every((text) => typeof text === 'string' && text.length <= QUERY_MAX);
}

export const parseSavedFilters = (stored: unknown): readonly SavedFilter[] =>
  Array.isArray(stored)
    ? stored
        .filter(isSaved)
        .slice(0, SAVED_MAX)
        .map((one) => ({ ...one, isDefault: Boolean(one.isDefault) }))
    : [];

/** Error of a saved filter's name: empty, or in use. */
export function nameProblem(
  name: string,
  saved: readonly SavedFilter[],
  own?: string,
): 'required' | 'taken' | undefined {
  const wanted = foldText(name);
  if (!wanted) return 'required';
  const isTaken = saved.some((one) => one.id !== own && foldText(one.name) === wanted);
  return isTaken ? 'taken' : undefined;
}
