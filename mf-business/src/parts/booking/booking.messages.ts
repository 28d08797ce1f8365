import type { BookingKind } from '@dara/model';

/** Message ids of kinds. */
export const kindMessages: Record<BookingKind | 'Bookout', { id: string }> = {
  Booked: { id: 'business.booking.kind.Booked' },
  Option1: { id: 'business.booking.kind.Option1' },
  Option2: { id: 'business.booking.kind.Option2' },
  Bookout: { id: 'business.booking.kind.Bookout' },
};
