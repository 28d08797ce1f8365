type Compiled = (data: never) => unknown;

const compiled = new Map<string, Compiled>();

/** Caches compiled schemas per process, because test files create many apps with the same routes. */
export function compiledOnce<T extends Compiled>(
  kind: string,
  schema: unknown,
  compile: () => T,
): T {
  const key = `${kind} ${JSON.stringify(schema)}`;
  const found = (compiled.get(key) as T | undefined) ?? compile();
  compiled.set(key, found);
  return found;
}
