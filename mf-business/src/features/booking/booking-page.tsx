import type { RoutePage } from '@dara/contract';
import {
  CalendarTools,
  MonthNav,
  daysOfMonth,
  monthOf,
  CalendarLegend,
  EntryButton,
  type EntryTone,
} from '@dara/agency/calendar';
import { toIsoDate, useFormat } from '@dara/kit/format';
import { useListState } from '@dara/kit/resource';
import { Button, ErrorState, SectionHeading, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useManagementBookingListQuery } from '../../api/generated.ts';
import { BookingDrawer } from './booking-drawer.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingViews } from './booking-views.tsx';
import { NEW, calendarArgs, calendarSpec, rangeOf } from './booking.model.ts';
import { bookoutTalent } from './booking-entries.model.ts';
import { kindMessages } from '../../parts/booking/booking.messages.ts';

const TONES = [
  ['Booked', 'booked'],
  ['Option1', 'first'],
  ['Option2', 'second'],
  ['Bookout', 'bookout'],
] as const satisfies readonly (readonly [keyof typeof kindMessages, EntryTone])[];

function BookingPage() {
  const locale = useLocale();
  const { profile } = useSession();
  const isStaff = profile?.permission !== 'Business';
  const { filters, setFilters } = useListState(calendarSpec);
  const [today] = useState(() => toIsoDate(Date.now()));
  const { view = 'month', month = monthOf(today), booking } = filters;
  const days = useMemo(() => daysOfMonth(month), [month]);
  const range = rangeOf(filters, today, locale);
  const query = useManagementBookingListQuery(calendarArgs(filters, range));
  const { data } = query;
  const handleSelect = (id: string) => {
    const talentId = bookoutTalent(id);
    setFilters(talentId ? { talentId } : { booking: id });
  };
  return (
    <>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id={`business.booking.lead${isStaff ? '' : 'Own'}`} />}
        action={
          isStaff && (
            <Button
              icon={<CalendarPlus size={20} aria-hidden />}
              onClick={() => setFilters({ booking: NEW })}
            >
              <FormattedMessage id="business.booking.add" />
            </Button>
          )
        }
      >
        <FormattedMessage id="business.booking.title" />
      </SectionHeading>
      <BookingFilters {...{ filters, setFilters, isStaff }} />
      <CalendarTools>
        {view === 'list' ? (
          <ListDays {...range} total={data?.total} />
        ) : (
          <MonthNav
            {...{ month, today }}
            onChange={(next) => setFilters({ month: next === monthOf(today) ? undefined : next })}
          />
        )}
        <BookingLegend isStaff={isStaff} />
      </CalendarTools>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!data && !query.isError && <Waiting />}
      {data && !query.isError && (
        <BookingViews {...{ data, view, month, days, range, today }} onSelect={handleSelect} />
      )}
      {booking && (
        <BookingDrawer
          key={booking}
          id={booking === NEW ? null : booking}
          known={data?.items.find(({ id }) => id === booking)}
          isStaff={isStaff}
          start={{
            talentId: filters.talentId,
            jobId: filters.jobId,
            day: filters.day ?? today,
            until: filters.until,
          }}
          onClose={() => setFilters({ booking: undefined, day: undefined, until: undefined })}
        />
      )}
    </>
  );
}

/** The days of the list, and how many bookings they have. */
function ListDays({ from, to, total }: { from: string; to: string; total: number | undefined }) {
  const format = useFormat();
  return (
    <p role="status">
      {format.dateRange(from, to)}
      {total !== undefined && (
        <>
          {' · '}
          <FormattedMessage id="business.booking.total" values={{ total }} />
        </>
      )}
    </p>
  );
}

function Waiting() {
  return (
    <div aria-busy>
      <Skeleton height={560} shape="box" />
    </div>
  );
}

export const page: RoutePage = {
  Component: BookingPage,
  head: ({ formatMessage }) => ({ title: formatMessage('business.booking.title'), noIndex: true }),
};

/** Legend of the calendar. */
function BookingLegend({ isStaff }: { isStaff: boolean }) {
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
