/** Maximum lengths of a booking's texts. */
export const BOOKING_LINES = { note: 500 } as const;
/** Days that one booking may take. */
export const BOOKING_DAYS_MAX = 366;
/** Maximum number of days in a calendar response. */
export const BOOKING_RANGE_DAYS = 100;
