/** A page of the api's feed of public records. */
export interface FeedPage {
  items: { id: string; changedAt: string }[];
}

/** Whether a route has a page for each record. */
export const isOpen = (path: string): boolean => /[:*]/.test(path);

/** The address of a record's page, with its id as the route's parameter. */
export const recordPath = (path: string, id: string): string =>
  path.replace(/:[^/]+/, encodeURIComponent(id));
