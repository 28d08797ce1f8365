import { EntryButton } from '@dara/agency/calendar';
import { useFormat } from '@dara/kit/format';
import { VisuallyHidden } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { CalendarEntry } from '@dara/agency/calendar';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BookingCalendar } from '../../api/generated.ts';
import { DayHead, Empty, Scroller, Sheet, TalentHead } from './booking-timeline.styles.ts';
import { rowsOf, segmentsOf, type TalentLane } from './booking-timeline.model.ts';

interface BookingTimelineProps {
  data: BookingCalendar;
  days: readonly string[];
  today: string;
  label: string;
  onSelect: (id: string) => void;
}

/** A month by talent: each has a line, or several where its entries meet. */
export function BookingTimeline({ data, days, today, label, onSelect }: BookingTimelineProps) {
  const intl = useIntl();
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const month = days[0];
  useLayoutEffect(() => {
    if (scroller.current) showToday(scroller.current);
  }, [month]);
  const rows = useMemo(() => rowsOf(data, days, intl, locale), [data, days, intl, locale]);
  if (rows.length === 0) {
    return (
      <Empty>
        <FormattedMessage id="business.booking.nobody" />
      </Empty>
    );
  }
  return (
    <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0}>
      <Sheet>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="business.booking.talent" />
            </th>
            {days.map((day) => (
              <Day key={day} day={day} isToday={day === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, lanes }) =>
            lanes.map((lane, at) => (
              <tr key={`${id}:${at}`}>
                {at === 0 && (
                  <TalentHead scope="row" rowSpan={lanes.length}>
                    {localized(name, locale)}
                  </TalentHead>
                )}
                <Lane {...{ lane, days, onSelect }} />
              </tr>
            )),
          )}
        </tbody>
      </Sheet>
    </Scroller>
  );
}

/** Where not all days fit, begins with yesterday, beside the names. */
function showToday(scroller: HTMLElement): void {
  const day = scroller.querySelector<HTMLElement>('[aria-current="date"]');
  const names = scroller.querySelector<HTMLElement>('th');
  if (day && names) scroller.scrollLeft = day.offsetLeft - names.offsetWidth - day.offsetWidth;
}

function Day({ day, isToday }: { day: string; isToday: boolean }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <DayHead scope="col" $isToday={isToday} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden>
        <small>{intl.formatDate(day, { weekday: 'narrow', timeZone: 'UTC' })}</small>
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{format.date(day, 'long')}</VisuallyHidden>
    </DayHead>
  );
}

interface LaneProps {
  lane: TalentLane;
  days: readonly string[];
  onSelect: (id: string) => void;
}

function Lane({ lane, days, onSelect }: LaneProps) {
  return segmentsOf(lane, days).map(({ day, length, entry }) => (
    <td key={day} colSpan={length}>
      {entry && <Entry {...{ entry, days, onSelect }} />}
    </td>
  ));
}

interface EntryProps {
  entry: CalendarEntry;
  days: readonly string[];
  onSelect: (id: string) => void;
}

function Entry({ entry, days, onSelect }: EntryProps) {
  const format = useFormat();
  const { id, from, to, tone, title, note, kind } = entry;
  const said = [title, note, kind, format.dateRange(from, to)].filter(Boolean).join(', ');
  return (
    <EntryButton
      type="button"
      $tone={tone}
      $isBefore={from < days[0]!}
      $isAfter={to > days.at(-1)!}
      title={said}
      aria-label={said}
      onClick={() => onSelect(id)}
    >
      {note ?? kind}
    </EntryButton>
  );
}
