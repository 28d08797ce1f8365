import type { CalendarEntry, EntryTone } from '@dara/agency/calendar';
import { localized, type IntlShape } from '@dara/sdk/i18n';
import type { BookingKind } from '@dara/model';
import type { Locale } from '@dara/contract';
import type { Booking, BookingCalendar } from '../../api/generated.ts';
import { kindMessages } from '../../parts/booking/booking.messages.ts';

const TONES: Record<BookingKind, EntryTone> = {
  Booked: 'booked',
  Option1: 'first',
  Option2: 'second',
};

const toneOf = ({ kind, status }: Pick<Booking, 'kind' | 'status'>): EntryTone =>
  status === 'Active' ? TONES[kind] : 'ended';

/** Bookings and bookouts as the calendar renders them. */
export function entriesOf(
  { items, bookouts }: Pick<BookingCalendar, 'items' | 'bookouts'>,
  intl: IntlShape,
  locale: Locale,
): CalendarEntry[] {
  const names = new Map(items.map(({ talent }) => [talent.id, localized(talent.name, locale)]));
  const bookings = items.map((booking): CalendarEntry => {
    const { job, proposal } = booking;
    const note = [job && localized(job.title, locale), proposal?.number]
      .filter(Boolean)
      .join(' · ');
    return {
      id: booking.id,
      ...{ from: booking.from, to: booking.to, tone: toneOf(booking) },
      title: localized(booking.talent.name, locale),
      kind: intl.formatMessage(kindMessages[booking.kind]),
      ...(note ? { note } : {}),
    };
  });
  const free = bookouts.flatMap(({ talentId, from, to }): CalendarEntry[] => {
    const title = names.get(talentId);
    const kind = intl.formatMessage(kindMessages.Bookout);
    const id = bookoutId(talentId, from);
    return title === undefined ? [] : [{ id, from, to, tone: 'bookout', title, kind }];
  });
  return [...bookings, ...free];
}

const BOOKOUT = 'bookout:';
const bookoutId = (talentId: string, from: string) => `${BOOKOUT}${talentId}:${from}`;
/** The talent of a bookout's entry; null for a booking. */
export const bookoutTalent = (id: string): string | null =>
  id.startsWith(BOOKOUT) ? (id.split(':')[1] ?? null) : null;
