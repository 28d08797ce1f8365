/** Difference between the years of the Buddhist era and the common era. */
export const BUDDHIST_OFFSET = 543;
