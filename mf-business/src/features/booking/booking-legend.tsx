import { CalendarLegend, EntryButton, type EntryTone } from '@dara/agency/calendar';
import { FormattedMessage } from '@dara/sdk/i18n';
import { kindMessages } from './booking.messages.ts';

const TONES = [
  ['Booked', 'booked'],
  ['Option1', 'first'],
  ['Option2', 'second'],
  ['Bookout', 'bookout'],
] as const satisfies readonly (readonly [keyof typeof kindMessages, EntryTone])[];

/** What the colours of the calendar mean. */
export function BookingLegend({ isStaff }: { isStaff: boolean }) {
  return (
    <CalendarLegend>
      {TONES.filter(([kind]) => isStaff || kind !== 'Bookout').map(([kind, tone]) => (
        <li key={kind}>
          <EntryButton as="span" $tone={tone}>
            <FormattedMessage {...kindMessages[kind]} />
          </EntryButton>
        </li>
      ))}
    </CalendarLegend>
  );
}
