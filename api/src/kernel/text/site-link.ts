import type { Language } from '../schema/shapes.ts';

/** A page's address in a language; Thai is the default and not named. */
export function inLanguage(address: string, language: Language): string {
  const url = new URL(address);
  if (language === 'en') url.searchParams.set('lang', 'en');
  return url.href;
}

/** The same of a path on the site, with its query and hash. */
export function pathInLanguage(path: string, language: Language): string {
  const { pathname, search, hash } = new URL(
    inLanguage(new URL(path, 'http://site.invalid').href, language),
  );
  return pathname + search + hash;
}

/** The address of a page, in the language of its recipient. */
export const siteLink = (publicUrl: string, language: Language, path: string): string =>
  inLanguage(new URL(path, publicUrl).href, language);
