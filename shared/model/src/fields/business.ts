/** As many characters as each line of a business's registration takes. */
export const BUSINESS_LINES = {
  companyName: 120,
  industry: 100,
  lineId: 50,
  contactName: 100,
  position: 100,
} as const;

/** People of one business, those who are invited included. */
export const BUSINESS_MEMBERS_MAX = 50;
