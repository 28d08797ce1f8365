const CACHE = new Map<string, Intl.DisplayNames>();

/** Names of regions or languages in a language; cached, since construction is slower than a lookup. */
export function displayNames(
  language: 'th' | 'en',
  type: 'region' | 'language',
): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const names = CACHE.get(key) ?? new Intl.DisplayNames([language], { type });
  CACHE.set(key, names);
  return names;
}
