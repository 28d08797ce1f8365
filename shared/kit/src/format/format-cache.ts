/** Formatters are dear to make: a list formats every line, a server every page. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

export function cachedFormat<T extends Intl.DateTimeFormat | Intl.NumberFormat>(
  key: string,
  make: () => T,
): T {
  const known = made.get(key) as T | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}
