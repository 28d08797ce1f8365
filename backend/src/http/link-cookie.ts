/** How the cookies begin by which a browser is known to have opened a link; a page of that link is drawn with them. */
export const LINK_COOKIE = 'linkAccess-';
