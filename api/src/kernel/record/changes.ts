import { isDeepStrictEqual } from 'node:util';

export interface Change {
  before: unknown;
  after: unknown;
}

/** The fields in which two states of a record differ, for the audit log. */
export function changesBetween<Field extends string>(
  before: Readonly<Partial<Record<Field, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): Partial<Record<Field, Change>> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Field[];
  const changes = Object.fromEntries(
    fields
      .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
      .map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
  return changes as Partial<Record<Field, Change>>;
}
