/** A message to the agency, in characters. */
export const CONTACT_LINES = { name: 100, company: 150, message: 2000 } as const;
export const CONTACT_TALENTS_MAX = 30;

/** Texts of a brief, in characters; its title and place are those of a job, its sender that of a message. */
export const BRIEF_LINES = {
  roles: 1000,
  shootDays: 200,
  territory: 200,
  message: 2000,
  scriptLink: 1000,
} as const;
