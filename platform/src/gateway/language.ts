import type { Locale } from '@dara/contract';
import { LOCALES } from '@dara/contract';

export const DEFAULT_LOCALE: Locale = 'th';
/** The browser keeps its choice under the same name in local storage. */
const LOCALE_COOKIE = 'lang';

const asLocale = (value: string | null | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === value?.toLowerCase());

/** `?lang`, else the cookie, else Thai; an unknown value counts as none. */
export function localeOf(query: URLSearchParams, cookieHeader: string | undefined): Locale {
  return (
    asLocale(query.get('lang')) ?? asLocale(cookie(cookieHeader, LOCALE_COOKIE)) ?? DEFAULT_LOCALE
  );
}

function cookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=');
    if (key?.trim() === name) return value?.trim().replace(/^"|"$/g, '');
  }
  return undefined;
}
