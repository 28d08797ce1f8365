/** Characters of a booking's lines. */
export const BOOKING_LINES = { note: 500 } as const;
/** Days that one booking may take. */
export const BOOKING_DAYS_MAX = 366;
/** Days that a calendar answers at once. */
export const BOOKING_RANGE_DAYS = 100;
