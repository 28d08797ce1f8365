import type { Locale } from '@dara/contract';
import { LANGUAGE_PARAM, languagesOf, mainLanguageOf, type SiteDeclaration } from '@dara/contract';

/** Browsers keep the choice under the name that addresses give it. */
const LOCALE_COOKIE = LANGUAGE_PARAM;

const asLocale = (value: string | null | undefined, site: SiteDeclaration): Locale | undefined =>
  languagesOf(site).find((locale) => locale === value?.toLowerCase());

/**
 * `?lang`, else the cookie where one is given, else the site's main language; an unknown value counts as none. What
 * everybody is sent is made without the cookie: shared caches know the address alone.
 */
export function localeOf(
  site: SiteDeclaration,
  query: URLSearchParams,
  cookieHeader: string | undefined,
): Locale {
  return (
    asLocale(query.get(LANGUAGE_PARAM), site) ??
    asLocale(cookie(cookieHeader, LOCALE_COOKIE), site) ??
    mainLanguageOf(site)
  );
}

function cookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=');
    if (key?.trim() === name) return value?.trim().replace(/^"|"$/g, '');
  }
  return undefined;
}
