/** The maximum of an integer column. */
export const COUNT_MAX = 2_147_483_647;
/** Baht, limited by the money columns. */
export const MONEY_MAX = 9_999_999_999;
