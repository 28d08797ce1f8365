import type { ComputedField, Resource, ResourceField } from '@dara/model';

/** A record as its declaration has it, so that a new field needs no change of tests. `more` is what a test is about. */
export function exampleRecord<Row extends { id: string }>(
  { fields, computed }: Resource,
  more: Partial<Row> = {},
): Row {
  return {
    id: 'r1',
    ...mapValues(fields, exampleValue),
    ...mapValues(computed, computedValue),
    missingTranslation: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-05T00:00:00.000Z',
    deletedAt: null,
    ...more,
  } as unknown as Row;
}

const mapValues = <T>(entries: Readonly<Record<string, T>>, valueOf: (entry: T) => unknown) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valueOf(entry)]));

function exampleValue(field: ResourceField) {
  if (field.kind === 'localized') return { th: 'ตัวอย่าง', en: 'Example' };
  if (field.kind === 'choice') return Object.keys(field.values)[0];
  return field.kind === 'boolean' ? field.default : null;
}

function computedValue({ kind, nullable }: ComputedField) {
  if (nullable) return null;
  return { integer: 0, id: 'c1', boolean: false }[kind];
}
