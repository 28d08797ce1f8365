type Compiled = (data: never) => unknown;

const compiled = new Map<string, Compiled>();

/** What a schema compiles to, once in this process: test files have one app after another, all with the same routes. */
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
