/** A page of the site's feed of public records; the api's answer. */
export interface FeedPage {
  items: { id: string; changedAt: string }[];
}

/** Whether a route has a page for each of many records. */
export const isOpen = (path: string): boolean => /[:*]/.test(path);

/** The address of a record's page: its id in the place of the route's parameter. */
export const recordPath = (path: string, id: string): string =>
  path.replace(/:[^/]+/, encodeURIComponent(id));
