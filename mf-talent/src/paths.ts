/** Addresses of the talent pages. */
export const paths = {
  home: '/',
  profile: '/talent/profile',
  talents: '/management/talent/model',
} as const;
