/** The public interface of the booking module. */
export { bookHire, cancelBookingsOf, cancelBookingsOfJob, type Hire } from './booking-hire.ts';
export { makeBooking, type StaffContext } from './booking-write.ts';
export { parseBooking } from './booking.input.ts';
export { countBookings } from './booking.repository.ts';
export { clashesOf, type Clash } from './clash.repository.ts';
export type { Booking } from './booking.schema.ts';
