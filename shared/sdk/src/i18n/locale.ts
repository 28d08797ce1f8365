import { LOCALES, type Locale, type Localized } from '@dara/contract';

/** Name of the cookie, of the local storage key and of the address parameter. */
export const LOCALE_COOKIE = 'lang';

const COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

let languages: readonly Locale[] = LOCALES;

/** Says which languages the site has, the main one first; the shell does so before it shows anything. */
export function setSiteLanguages(those: readonly Locale[]): void {
  languages = those;
}

export const siteLanguages = (): readonly Locale[] => languages;

/** The language of whoever has chosen none, and of addresses that name none. */
export const mainLanguage = (): Locale => languages[0] ?? LOCALES[0];

/** Whether a value from outside names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return (languages as readonly unknown[]).includes(value);
}

/** The locale a stored or received value means; anything unknown is the main language. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : mainLanguage();
}

/** The value of a cookie out of a `Cookie` header or `document.cookie`. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key !== name) continue;
    const text = rest.join('=');
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return undefined;
}

/** Language of a request: `?lang=` first, then the cookie, then the main one. */
export function requestLocale(url: URL, cookies: string): Locale {
  const asked = url.searchParams.get(LOCALE_COOKIE);
  return isLocale(asked) ? asked : toLocale(cookieValue(cookies, LOCALE_COOKIE));
}

/** Language of this browser: `?lang=` first, then local storage, then the cookie, then the main one. */
export function browserLocale(): Locale {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LOCALE_COOKIE);
  } catch {
    // Storage may be refused; the cookie says the same.
  }
  const asked = new URLSearchParams(location.search).get(LOCALE_COOKIE);
  if (isLocale(asked)) return asked;
  return toLocale(stored ?? cookieValue(document.cookie, LOCALE_COOKIE));
}

/** Keeps the choice for the next visit and tells the document; does not change what is shown. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_COOKIE, locale);
  } catch {
    // The cookie alone still carries the choice.
  }
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;
  document.documentElement.lang = locale;
}

/** Text in the wanted language; a missing English text falls back to Thai. */
export function localized(value: Partial<Localized> | null | undefined, locale: Locale): string {
  return value?.[locale] || value?.th || '';
}
