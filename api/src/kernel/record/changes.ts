import { isDeepStrictEqual } from 'node:util';

export interface Change {
  before: unknown;
  after: unknown;
}

/** The fields in which two states of a record differ, for the audit log. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, Change> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    fields
      .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
      .map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
}
