import type { PageStore } from '@dara/contract';
import { loaderHushed } from '@dara/sdk/notice';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import type { PageAddress, ShellServices } from '../site/services.ts';

/** Whether the visitor pays for every byte, or said so. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A store for a page that may never be opened: it fetches without notices. Requests are thunks;
 * plain actions are what a page tells the visitor.
 */
function quietStore({ dispatch, getState }: PageStore): PageStore {
  return {
    dispatch: (action: unknown) => (typeof action === 'function' ? dispatch(action) : action),
    getState,
  };
}

/** Loads a page in advance, and what a public one needs for its first rendering, without a word. */
export async function preloadPage(
  { loadPage, store, catalogue }: Pick<ShellServices, 'loadPage' | 'store' | 'catalogue'>,
  { owner, route }: ResolvedRoute,
  { params, url }: PageAddress,
): Promise<void> {
  if (isSavingData()) return;
  try {
    const page = await loadPage(owner, route.page);
    if (route.access !== 'public' || !page.loader) return;
    store.dispatch(loaderHushed(true));
    const { locale } = catalogue;
    const { signal } = new AbortController();
    await page.loader({ store: quietStore(store), params, url, locale, signal });
  } catch {
    // The visit itself tells what is wrong with the page, if it is ever visited.
  } finally {
    store.dispatch(loaderHushed(false));
  }
}
