/**
 * For images of people and businesses, who may leave the public site at any time: every cache revalidates within
 * minutes, and an unchanged image costs a 304. Shared caches revalidate sooner than browsers.
 */
export const WHILE_PUBLIC = 'public, max-age=300, s-maxage=60, stale-while-revalidate=300';

/** Access may be withdrawn, and computers are shared: private files are never cached. */
export const PRIVATE = 'private, no-store';
