/** The largest whole number that the database keeps as an integer. */
export const COUNT_MAX = 2_147_483_647;
/** Baht, as far as the columns for money hold. */
export const MONEY_MAX = 9_999_999_999;
