import { Agenda, MonthCalendar, NarrowCalendar, WideCalendar } from '@dara/agency/calendar';
import { useFormat } from '@dara/kit/format';
import { Sheet } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { BookingCalendar } from '../../api/generated.ts';
import { BookingTimeline } from './booking-timeline.tsx';
import type { VIEWS } from './booking.model.ts';
import { entriesOf } from './booking-entries.model.ts';

interface BookingViewsProps {
  data: BookingCalendar;
  view: (typeof VIEWS)[number];
  /** `yyyy-mm`, and its days. */
  month: string;
  days: readonly string[];
  /** The days of the list. */
  range: { from: string; to: string };
  today: string;
  onSelect: (id: string) => void;
}

/** A month grid, an agenda in narrow windows, a timeline per talent, or a list. */
export function BookingViews(props: BookingViewsProps) {
  const { data, view, month, days, range, today, onSelect } = props;
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const [openDay, setOpenDay] = useState<string>();
  const entries = useMemo(
    () => entriesOf(view === 'list' ? { ...data, bookouts: [] } : data, intl, locale),
    [data, view, intl, locale],
  );
  const label = intl.formatMessage(
    { id: 'business.booking.label' },
    { month: format.date(`${month}-01`, 'month') },
  );
  const handleSelect = (id: string) => {
    setOpenDay(undefined);
    onSelect(id);
  };
  return (
    <>
      {data.total > data.items.length && (
        <Note role="status">
          <FormattedMessage
            id="business.booking.cut"
            values={{ shown: data.items.length, total: data.total }}
          />
        </Note>
      )}
      {view === 'talent' ? (
        <BookingTimeline {...{ data, days, today, label }} onSelect={handleSelect} />
      ) : view === 'list' ? (
        <Agenda isOnce {...{ ...range, today, entries }} onSelect={handleSelect} />
      ) : (
        <>
          <WideCalendar>
            <MonthCalendar
              {...{ month, today, label, entries }}
              onSelect={handleSelect}
              onMore={setOpenDay}
            />
          </WideCalendar>
          <NarrowCalendar>
            <Agenda
              {...{ today, entries }}
              from={days[0]!}
              to={days.at(-1)!}
              onSelect={handleSelect}
            />
          </NarrowCalendar>
        </>
      )}
      <Sheet
        side="end"
        open={openDay !== undefined}
        onClose={() => setOpenDay(undefined)}
        title={format.date(openDay, 'long')}
      >
        {openDay && (
          <Agenda {...{ today, entries }} from={openDay} to={openDay} onSelect={handleSelect} />
        )}
      </Sheet>
    </>
  );
}

const Note = styled.p`
  margin: 0 0 ${tokens.space3};
  padding: ${tokens.space2} ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
`;
