import type { Locale } from '@dara/contract';
import { languagesOf, mainLanguageOf, type SiteDeclaration } from '@dara/contract';

/** The browser keeps its choice under the same name in local storage. */
const LOCALE_COOKIE = 'lang';

const asLocale = (value: string | null | undefined, site: SiteDeclaration): Locale | undefined =>
  languagesOf(site).find((locale) => locale === value?.toLowerCase());

/** `?lang`, else the cookie, else the site's main language; an unknown value counts as none. */
export function localeOf(
  site: SiteDeclaration,
  query: URLSearchParams,
  cookieHeader: string | undefined,
): Locale {
  return (
    asLocale(query.get('lang'), site) ??
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
