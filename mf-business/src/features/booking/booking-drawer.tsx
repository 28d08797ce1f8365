import { ErrorState, Sheet, Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useManagementBookingDetailQuery, type Booking } from '../../api/generated.ts';
import { BookingFacts } from './booking-facts.tsx';
import type { BookingStart } from './booking-form.model.ts';

/** With its date fields it is larger than the calendar, which most visits only read. */
const BookingForm = lazyComponent(() =>
  import(/* webpackChunkName: "booking-form" */ './booking-form.tsx').then(
    (module) => module.BookingForm,
  ),
);

interface BookingDrawerProps {
  /** Null makes a new one. */
  id: string | null;
  /** As the calendar has it, until it is read. */
  known: Booking | undefined;
  isStaff: boolean;
  start: BookingStart;
  onClose: () => void;
}

/** One booking beside the calendar: staff make and change it, a business reads it. */
export function BookingDrawer({ id, known, isStaff, start, onClose }: BookingDrawerProps) {
  const query = useManagementBookingDetailQuery({ id: id ?? '' }, { skip: id === null });
  const booking = query.data ?? known;
  const isWritten = isStaff && (id === null || booking?.status === 'Active');
  return (
    <Sheet
      open
      side="end"
      onClose={onClose}
      title={<FormattedMessage id={`business.booking.${id === null ? 'new' : 'one'}`} />}
    >
      {id !== null && !booking && !query.isError && <Skeleton height={320} />}
      {id !== null && !booking && query.isError && (
        <ErrorState compact error={query.error} onRetry={() => void query.refetch()} />
      )}
      {id === null && (
        <BookingForm start={start} onDone={onClose} pending={<Skeleton height={320} />} />
      )}
      {booking && <BookingFacts booking={booking} isStaff={isStaff} onCancelled={onClose} />}
      {booking && isWritten && (
        <BookingForm
          booking={booking}
          start={start}
          pending={<Skeleton height={320} />}
          onDone={onClose}
          onStale={() => void query.refetch()}
        />
      )}
    </Sheet>
  );
}
