/** Maximum lengths of a business's fields. */
export const BUSINESS_LINES = {
  companyName: 120,
  industry: 100,
  lineId: 50,
  contactName: 100,
  position: 100,
} as const;

/** Maximum number of users of a business, including invited ones. */
export const BUSINESS_MEMBERS_MAX = 50;
