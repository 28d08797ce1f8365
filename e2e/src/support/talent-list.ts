import type { Locator, Page } from '@playwright/test';
import { siteUrl } from './journey.ts';

/** The list on its page. */
export const results = (page: Page): Locator => page.getByRole('region', { name: 'ศิลปินของเรา' });

export interface Card {
  id: string;
  displayName: string;
}

/** What the api lists for a query. */
export async function talents(query: string): Promise<{ total: number; items: Card[] }> {
  const answer = await fetch(`${siteUrl()}/api/talent?${query}`);
  return (await answer.json()) as { total: number; items: Card[] };
}

/** The order of the page without a keyword. */
export const byFollowers = 'sortByColumn=Followers&sortByAlphabetically=desc';
