import type { Locator, Page } from '@playwright/test';
import { changedRelease, type Change, type Release } from './release.ts';
import { withJoiners } from './screens.ts';

/** Title of the home page. */
export const TITLE = withJoiners('ทุกเรื่องราว มีดวงดาวที่ใช่');
export const NEW_TITLE = 'ทุกวันใหม่ มีดวงดาวที่ใช่';

/** The title that a page of it shows. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A version that no earlier run on the same site has used. */
export const fresh = (label: string): string => `9.0.0-${label}.${Date.now()}`;

/** A version of mf-public with another title of the home page, in scripts and on the server. */
export function releaseWithNewTitle(
  version: string,
  changes: readonly Change[] = [],
): Promise<Release> {
  const text = { from: TITLE, to: NEW_TITLE };
  return changedRelease('mf-public', version, [
    { in: /^messages-th\./, ...text },
    { in: /\.cjs$/, ...text },
    ...changes,
  ]);
}
