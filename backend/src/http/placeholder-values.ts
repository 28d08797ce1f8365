type Json = Record<string, unknown>;
type Path = readonly string[];

/** The minimal valid value of a closed schema by its type: an empty text, no items, null where allowed. */
function placeholderOf(schema: Json): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (Array.isArray(schema['anyOf'])) {
    const branches = (schema['anyOf'] as Json[]).map(placeholderOf);
    return branches.includes(null) ? null : branches[0];
  }
  const types = [schema['type']].flat();
  if (types.includes('null')) return null;
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return false;
  if (types.includes('integer') || types.includes('number')) return schema['minimum'] ?? 0;
  if (!types.includes('object')) return textPlaceholder(schema);
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    requiredOf(schema).map((name) => [name, placeholderOf(properties[name] ?? {})]),
  );
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const BY_FORMAT: Record<string, string> = { uuid: NIL_UUID, date: '2000-01-01' };

/** A text that is also valid for the database: the nil UUID for ids. */
function textPlaceholder({ format, pattern }: Json): string {
  if (typeof pattern === 'string' && new RegExp(pattern, 'u').test(NIL_UUID)) return NIL_UUID;
  return BY_FORMAT[String(format)] ?? '';
}

/**
 * The data without rejected values (replaced by placeholders if required), so that rules over several fields can check
 * the rest. `refused` are the paths of the errors.
 */
export function withPlaceholders(schema: Json, data: unknown, refused: readonly Path[]): unknown {
  const copy = structuredClone(data);
  const replaced: Path[] = [];
  for (const path of refused.toSorted((left, right) => left.length - right.length)) {
    if (replaced.some((above) => isWithin(path, above))) continue;
    replaced.push(replaceAt(schema, copy, path));
  }
  return copy;
}

function isWithin(path: Path, above: Path): boolean {
  return above.length <= path.length && above.every((part, index) => part === path[index]);
}

/** Replaces the value at a path, or above it if the schema branches; returns the path. */
function replaceAt(schema: Json, data: unknown, path: Path): Path {
  let [at, value] = [schema, data];
  for (const [depth, name] of path.entries()) {
    const inner = stepInto(at, name);
    const isEnd = depth === path.length - 1 || inner === null || !stepsFurther(inner);
    if (typeof value !== 'object' || value === null) return path.slice(0, depth);
    if (isEnd) {
      replace(at, value as Json, name, inner);
      return path.slice(0, depth + 1);
    }
    at = inner;
    value = (value as Json)[name];
  }
  return path;
}

function replace(parent: Json, value: Json, name: string, schema: Json | null): void {
  const isKept = Array.isArray(value) || requiredOf(parent).includes(name);
  if (isKept && schema) value[name] = placeholderOf(schema);
  else Reflect.deleteProperty(value, name);
}

function stepInto(schema: Json, name: string): Json | null {
  if (schema['items']) return schema['items'] as Json;
  return propertiesOf(schema)[name] ?? null;
}

const stepsFurther = (schema: Json): boolean => 'items' in schema || 'properties' in schema;

const propertiesOf = (schema: Json): Record<string, Json> =>
  (schema['properties'] ?? {}) as Record<string, Json>;

const requiredOf = (schema: Json): string[] => (schema['required'] ?? []) as string[];
