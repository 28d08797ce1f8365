/** Roles of the agency's site, as listed in `shell/site.json`. */
export const PERMISSIONS = ['Admin', 'Staff', 'Business', 'Talent'] as const;
export type Permission = (typeof PERMISSIONS)[number];
