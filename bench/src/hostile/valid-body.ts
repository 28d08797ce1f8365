type Json = Record<string, unknown>;

/** A value for a field by its name, where its schema is not specific enough; undefined uses the schema. */
export type Hint = (field: string, schema: Json, variant: number) => unknown;

export interface BodyOptions {
  hint: Hint;
  /** Optional fields to send, such as `contact.phone`. */
  also?: ReadonlySet<string>;
  /** Which enum value is sent. */
  variant?: number;
}

const ID = '018cc251-f400-7000-8000-000000000000';
const DAY_MS = 24 * 60 * 60_000;

/** A placeholder for a file, which the sender creates. */
export const FILE = Symbol('file');

/** A future day. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A body that matches a schema: required fields, and requested optional ones. */
export function validBody(
  schema: Json,
  options: BodyOptions,
  path: readonly string[] = [],
): unknown {
  const name = path.at(-1) ?? '';
  const hinted = name && options.hint(name, schema, options.variant ?? 0);
  if (hinted !== undefined && hinted !== '') return hinted;
  const { anyOf, enum: words, const: only } = schema;
  const pick = <Item>(items: readonly Item[]): Item =>
    items[(options.variant ?? 0) % items.length]!;
  if (only !== undefined) return only;
  if (Array.isArray(words)) return pick(words as unknown[]);
  if (Array.isArray(anyOf)) {
    const choices = (anyOf as Json[]).filter(({ type }) => type !== 'null');
    return validBody(pick(choices), options, path);
  }
  const type = [schema['type']].flat().find((each) => each !== 'null') ?? 'null';
  if (schema['format'] === 'binary') return FILE;
  if (type === 'object') return objectOf(schema, options, path);
  if (type === 'array') return listOf(schema, options, path);
  if (type === 'boolean') return (options.variant ?? 0) % 2 === 0;
  if (type === 'string') return textOf(schema);
  return type === 'null' ? null : (schema['minimum'] ?? 1);
}

function objectOf(schema: Json, options: BodyOptions, path: readonly string[]): Json {
  const required = new Set((schema['required'] ?? []) as string[]);
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const body: Json = {};
  for (const [name, each] of Object.entries(properties)) {
    const inner = [...path, name];
    const asked = inner.filter((part) => part !== 'data' && part !== '0').join('.');
    if (required.has(name) || isAsked(options.also, asked))
      body[name] = validBody(each, options, inner);
  }
  return body;
}

const isAsked = (also: ReadonlySet<string> | undefined, path: string): boolean =>
  [...(also ?? [])].some((each) => each === path || each.startsWith(`${path}.`));

function listOf(schema: Json, options: BodyOptions, path: readonly string[]): unknown[] {
  const items = schema['items'] as Json;
  const one = validBody(items, options, [...path, '0']);
  const asked = path.filter((part) => part !== 'data' && part !== '0').join('.');
  return schema['minItems'] || isAsked(options.also, asked) ? [one].flat() : [];
}

function textOf(schema: Json): string {
  const { format, pattern, minLength, maxLength } = schema;
  if (format === 'date') return dayAhead(20);
  if (format === 'date-time') return `${dayAhead(20)}T05:00:00.000Z`;
  if (format === 'uuid' || /a-f/i.test(String(pattern))) return ID;
  const [, length] = /\{(\d+)/.exec(String(pattern)) ?? [];
  if (length) return (/\[(.)/.exec(String(pattern))?.[1] ?? 'x').repeat(Number(length));
  return 'Fuzz'.padEnd(Number(minLength ?? 1), 'x').slice(0, Number(maxLength ?? 100));
}
