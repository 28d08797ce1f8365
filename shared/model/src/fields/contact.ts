/** A message to the agency, in characters. */
export const CONTACT_LINES = { name: 100, company: 150, message: 2000 } as const;
export const CONTACT_TALENTS_MAX = 30;
