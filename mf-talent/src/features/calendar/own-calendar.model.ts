import type { CalendarEntry } from '@dara/agency/calendar';
import type { Locale } from '@dara/contract';
import { localized, type IntlShape } from '@dara/sdk/i18n';
import type { OwnCalendar } from '../../api/generated.ts';

/** What is held and booked of the own days, and what is kept free, as the calendar draws it. */
export function ownEntries(
  { items, bookouts }: Pick<OwnCalendar, 'items' | 'bookouts'>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
): CalendarEntry[] {
  const kindOf = (kind: string) => formatMessage({ id: `talent.calendar.kind.${kind}` });
  return [
    ...items.map(({ id, from, to, kind, jobTitle }): CalendarEntry => {
      const word = kindOf(kind);
      const title = localized(jobTitle, locale) || word;
      const tone = kind === 'Booked' ? 'booked' : 'first';
      return { id, from, to, tone, title, kind: word };
    }),
    ...bookouts.map(({ from, to }): CalendarEntry => {
      const kind = kindOf('Bookout');
      return { id: `${from}/${to}`, from, to, tone: 'bookout', title: kind, kind };
    }),
  ];
}
