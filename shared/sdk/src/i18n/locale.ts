import { LANGUAGE_PARAM, LOCALES, type Locale, type Localized } from '@dara/contract';

/** Name of the cookie, the local storage key and the URL parameter. */
export const LOCALE_COOKIE = LANGUAGE_PARAM;

const COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;
const COOKIE_ATTRIBUTES = `; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;

let languages: readonly Locale[] = LOCALES;

/** Sets the languages of the site, the main one first; the shell calls it before the first render. */
export function setSiteLanguages(those: readonly Locale[]): void {
  languages = those;
}

export const siteLanguages = (): readonly Locale[] => languages;

/** Default language, also of URLs without one. */
export const mainLanguage = (): Locale => languages[0] ?? LOCALES[0];

/** Whether an external value is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return (languages as readonly unknown[]).includes(value);
}

/** The locale a stored or received value means; anything unknown is the main language. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : mainLanguage();
}

/** The value of a cookie in `document.cookie`. */
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

/**
 * Inline script in the document's head, before the first paint. The URL alone determines the language: a visitor with
 * another stored language is redirected to its URL; the language of a URL is stored. A frame keeps its language.
 * Small, as `THEME_SCRIPT`.
 */
export const LANGUAGE_SCRIPT = `(function(){if(self!==top)return;
var shown=document.documentElement.lang,known=${JSON.stringify(LOCALES)},u=new URL(location.href),
named=(u.searchParams.get("${LOCALE_COOKIE}")||"").toLowerCase(),kept;
try{kept=localStorage.getItem("${LOCALE_COOKIE}")}catch(e){}
kept=kept||(/(?:^|; )${LOCALE_COOKIE}=(\\w+)/.exec(document.cookie)||[])[1];
if(known.includes(named)){if(kept!==shown){try{localStorage.setItem("${LOCALE_COOKIE}",shown)}catch(e){}
document.cookie="${LOCALE_COOKIE}="+shown+"${COOKIE_ATTRIBUTES}"}}
else if(kept!==shown&&known.includes(kept)){u.searchParams.set("${LOCALE_COOKIE}",kept);
stop();location.replace(u.href)}})()`;

/** Whether a URL means a page in this language; a URL without a language of the site means the main one. */
export function namesLocale(search: string, locale: Locale): boolean {
  return toLocale(new URLSearchParams(search).get(LOCALE_COOKIE)?.toLowerCase()) === locale;
}

/** Stores the choice for the next visit and sets the document's language; does not re-render. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_COOKIE, locale);
  } catch {
    // The cookie alone still carries the choice.
  }
  document.cookie = `${LOCALE_COOKIE}=${locale}${COOKIE_ATTRIBUTES}`;
  document.documentElement.lang = locale;
}

/** Text in the wanted language; a missing English text falls back to Thai. */
export function localized(value: Partial<Localized> | null | undefined, locale: Locale): string {
  return value?.[locale] || value?.th || '';
}
