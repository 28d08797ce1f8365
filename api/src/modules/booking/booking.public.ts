/** What other modules may use of booking. */
export { bookHire, cancelBookingsOf, type Hire } from './booking-hire.ts';
export { clashesOf, type Clash } from './clash.repository.ts';
export type { Booking } from './booking.schema.ts';
