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
 * A store for a page that may never be opened: it shows no notifications. Thunks are requests; plain actions would
 * notify the visitor.
 */
function quietStore({ dispatch, getState }: PageStore): PageStore {
  return {
    dispatch: (action: unknown) => (typeof action === 'function' ? dispatch(action) : action),
    getState,
  };
}

/** Preloads a page, and for a public one the data of its first render, silently. */
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
    // Errors are reported when the page is opened.
  } finally {
    store.dispatch(loaderHushed(false));
  }
}
