/** Prefix of the cookies that identify a browser which has opened a link; pages of that link are rendered with them. */
export const LINK_COOKIE = 'linkAccess-';
