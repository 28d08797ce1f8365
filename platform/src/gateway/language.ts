import type { Locale } from '@dara/contract';
import { LANGUAGE_PARAM, languagesOf, mainLanguageOf, type SiteDeclaration } from '@dara/contract';
import { cookieOf } from './cookie.ts';

/** Name of the cookie and the query parameter. */
const LOCALE_COOKIE = LANGUAGE_PARAM;

const asLocale = (value: string | null | undefined, site: SiteDeclaration): Locale | undefined =>
  languagesOf(site).find((locale) => locale === value?.toLowerCase());

/**
 * `?lang`, else the cookie if given, else the site's main language; unknown values are ignored. Public documents do not
 * use the cookie, because shared caches know only the address.
 */
export function localeOf(
  site: SiteDeclaration,
  query: URLSearchParams,
  cookieHeader: string | undefined,
): Locale {
  return (
    asLocale(query.get(LANGUAGE_PARAM), site) ??
    asLocale(cookieOf(cookieHeader, LOCALE_COOKIE), site) ??
    mainLanguageOf(site)
  );
}
