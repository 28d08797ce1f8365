import { ErrorState, Sheet, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useManagementBookingDetailQuery, type Booking } from '../../api/generated.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingForm } from './booking-form.tsx';
import { startOf, valuesOf, type BookingStart } from './booking-form.model.ts';

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
      {id === null && <BookingForm initial={startOf(start)} onDone={onClose} />}
      {booking && <BookingFacts booking={booking} isStaff={isStaff} onCancelled={onClose} />}
      {booking && isWritten && (
        <BookingForm
          booking={booking}
          initial={valuesOf(booking)}
          onDone={onClose}
          onStale={() => void query.refetch()}
        />
      )}
    </Sheet>
  );
}
