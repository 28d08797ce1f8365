import { useFormat } from '@dara/kit/format';
import { VisuallyHidden } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import type { CalendarEntry } from './calendar-entry.ts';
import { Bars, DayHead, Grid, More, Spacer, SpanningEntry } from './month-calendar.styles.ts';
import { firstWeekday, isMonthOf, lanesOf, weeksOf } from './month.model.ts';

/** As many entries as a day shows; the rest is one press away. */
const LANES = 4;

export interface MonthCalendarProps {
  /** `yyyy-mm`. */
  month: string;
  today: string;
  /** Names the table. */
  label: string;
  entries: readonly CalendarEntry[];
  onSelect: (id: string) => void;
  /** A day with more entries than are shown was pressed. */
  onMore: (day: string) => void;
}

/** A month as a table of weeks; an entry is one bar per week. */
export function MonthCalendar({ month, today, label, ...rest }: MonthCalendarProps) {
  const locale = useLocale();
  const intl = useIntl();
  const weeks = useMemo(() => weeksOf(month, firstWeekday(locale)), [month, locale]);
  return (
    <Grid>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              {intl.formatDate(day, { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Week key={week[0]} {...{ week, month, today, ...rest }} />
        ))}
      </tbody>
    </Grid>
  );
}

type WeekProps = Omit<MonthCalendarProps, 'label'> & { week: string[] };

function Week({ week, month, today, entries, onSelect, onMore }: WeekProps) {
  const format = useFormat();
  const lanes = useMemo(() => lanesOf(entries, { from: week[0]!, to: week[6]! }), [entries, week]);
  return (
    <tr>
      {week.map((day) => {
        const here = entries.filter(
          ({ id, from, to }) => lanes.has(id) && from <= day && to >= day,
        );
        const depths = here.map(({ id }) => lanes.get(id)!);
        const hidden = depths.filter((lane) => lane >= LANES).length;
        const depth = Math.min(LANES, 1 + Math.max(-1, ...depths));
        return (
          <td key={day} data-other={isMonthOf(month, day) ? undefined : ''}>
            <DayHead $isToday={day === today} aria-current={day === today ? 'date' : undefined}>
              <time dateTime={day} aria-label={format.date(day, 'long')}>
                {Number(day.slice(8))}
              </time>
            </DayHead>
            <Bars>
              {Array.from({ length: depth }, (_, lane) => (
                <Bar
                  key={lane}
                  entry={here.find(({ id }) => lanes.get(id) === lane)}
                  {...{ day, week, onSelect }}
                />
              ))}
            </Bars>
            {hidden > 0 && (
              <More type="button" onClick={() => onMore(day)}>
                <FormattedMessage id="agency.calendar.more" values={{ count: hidden }} />
                <VisuallyHidden>{format.date(day, 'long')}</VisuallyHidden>
              </More>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface BarProps {
  entry: CalendarEntry | undefined;
  day: string;
  week: readonly string[];
  onSelect: (id: string) => void;
}

/** The bar of an entry, from its first day in a week. */
function Bar({ entry, day, week, onSelect }: BarProps) {
  const format = useFormat();
  if (!entry) return <Spacer />;
  const { id, from, to, tone, title, kind } = entry;
  if (day !== from && day !== week[0]) return <Spacer />;
  const named = [...new Set([title, kind])];
  return (
    <SpanningEntry
      type="button"
      $tone={tone}
      $isBefore={day > from}
      $isAfter={to > week.at(-1)!}
      $days={week.filter((one) => one >= day && one <= to).length}
      title={named.join(' · ')}
      aria-label={[...named, format.dateRange(from, to)].join(', ')}
      onClick={() => onSelect(id)}
    >
      {title}
    </SpanningEntry>
  );
}
