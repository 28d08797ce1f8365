import type { Language } from '../schema/shapes.ts';

/** The address of a page, in the language of whoever is sent it; Thai is the default and not named. */
export function siteLink(publicUrl: string, language: Language, path: string): string {
  const url = new URL(path, publicUrl);
  if (language === 'en') url.searchParams.set('lang', 'en');
  return url.href;
}
