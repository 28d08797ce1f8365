/**
 * For pictures of people and businesses, who may leave the public at any time: within minutes every cache asks again,
 * and an unchanged picture costs it a 304. Shared caches ask sooner than a browser that has shown the picture already.
 */
export const WHILE_PUBLIC = 'public, max-age=300, s-maxage=60, stale-while-revalidate=300';
