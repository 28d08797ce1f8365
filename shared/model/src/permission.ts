/** Roles of the agency's site, as `shell/site.json` lists them. */
export const PERMISSIONS = ['Admin', 'Staff', 'Business', 'Talent'] as const;
export type Permission = (typeof PERMISSIONS)[number];
