import type { Language } from '../schema/shapes.ts';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const FORMATS: Record<Language, Intl.DateTimeFormat> = {
  th: format('th-TH'),
  en: format('en-GB'),
};

/** A day (`yyyy-mm-dd`) as mails and notices name it. */
export const dayText = (day: string, language: Language): string =>
  FORMATS[language].format(new Date(`${day}T00:00:00Z`));

/** One day, or the first and the last. */
export function daysText(from: string, to: string, language: Language): string {
  const first = dayText(from, language);
  return to === from ? first : `${first} – ${dayText(to, language)}`;
}
