import { useFormat } from '@dara/kit/format';
import { daysFrom } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { CalendarEntry } from './calendar-entry.ts';
import { EntryButton } from './entry-button.tsx';
import type { DaySpan } from './month.model.ts';

export interface AgendaProps extends DaySpan {
  today: string;
  entries: readonly CalendarEntry[];
  /** Each entry only on the first of its days, instead of on each. */
  isOnce?: boolean;
  /** Rows are plain where nothing follows from them. */
  onSelect?: (id: string) => void;
}

/** Entries by their days, one below the other, for narrow windows; days without any are left out. */
export function Agenda({ from, to, today, entries, isOnce = false, onSelect }: AgendaProps) {
  const format = useFormat();
  const days = daysWith(entries, { from, to }, isOnce);
  if (days.length === 0) {
    return (
      <Nothing>
        <FormattedMessage id="agency.calendar.nothing" />
      </Nothing>
    );
  }
  return (
    <Days>
      {days.map(([day, here]) => (
        <li key={day}>
          <h3 data-today={day === today ? '' : undefined}>
            <time dateTime={day}>{format.date(day, 'full')}</time>
            {day === today && (
              <small>
                <FormattedMessage id="agency.calendar.isToday" />
              </small>
            )}
          </h3>
          <ul>
            {here.map((entry) => (
              <li key={entry.id}>
                <Row
                  $tone={entry.tone}
                  {...(onSelect
                    ? { type: 'button' as const, onClick: () => onSelect(entry.id) }
                    : { as: 'div' as const })}
                >
                  <strong>{entry.title}</strong>
                  <span>
                    {[
                      entry.kind !== entry.title && entry.kind,
                      entry.from !== entry.to && format.dateRange(entry.from, entry.to),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {entry.note && <span>{entry.note}</span>}
                </Row>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Days>
  );
}

/** Each day of a range with entries. */
function daysWith(
  entries: readonly CalendarEntry[],
  { from, to }: DaySpan,
  isOnce: boolean,
): [day: string, here: CalendarEntry[]][] {
  const days: [string, CalendarEntry[]][] = [];
  for (let day = from; day <= to; day = daysFrom(day, 1)) {
    const here = entries.filter(
      (entry) =>
        entry.from <= day && entry.to >= day && (!isOnce || day === from || day === entry.from),
    );
    if (here.length > 0) days.push([day, here]);
  }
  return days;
}

const Days = styled.ul`
  display: grid;
  gap: ${tokens.space5};
  margin: 0;
  padding: 0;
  list-style: none;
  h3 {
    display: flex;
    gap: ${tokens.space2};
    align-items: baseline;
    margin: 0 0 ${tokens.space2};
    font-size: ${tokens.textBody};
  }
  h3[data-today] {
    color: ${tokens.brand};
  }
  small {
    font-weight: 400;
  }
  ul {
    display: grid;
    gap: ${tokens.space2};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** Rows are read one by one, so the colour of what is firm is at their edge alone. */
const Row = styled(EntryButton)`
  display: grid;
  gap: 2px;
  padding: ${tokens.space2} ${tokens.space3};
  border-inline-start-width: 4px;
  border-radius: ${tokens.radiusMedium};
  line-height: ${tokens.lineHeight};
  white-space: normal;
  overflow-wrap: anywhere;
  ${(p) =>
    p.$tone === 'booked' &&
    `background: ${tokens.brandSoft};
    color: ${tokens.ink};`}
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${tokens.space6} 0;
  color: ${tokens.inkMuted};
  text-align: center;
`;
