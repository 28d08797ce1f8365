import { isApiError, isBadRequest } from '@dara/sdk/api';
import type { PageStore } from '@dara/contract';
import { notify } from '@dara/sdk/notice';
import { redirect } from '@dara/sdk/router';

interface StartedDetail<Detail> extends Promise<{ data?: Detail; error?: unknown }> {
  unsubscribe: () => void;
}

interface Missing {
  /** Message id of the toast, such as "The talent does not exist". */
  messageId: string;
  /** Target of the redirect in the browser. */
  backTo: string;
  /** The record's URL when it is of another kind. */
  elsewhere?: () => Promise<string | null>;
}

const NOT_FOUND = 404;

/**
 * Loads the record of a page. An unknown or invalid id is a 404 on the server; in the browser a toast is shown, and
 * the list is opened. Other failures are shown by the page itself.
 */
export async function loadDetail<Detail>(
  store: PageStore,
  query: unknown,
  missing: Missing,
): Promise<Detail | undefined> {
  const started = store.dispatch(query) as StartedDetail<Detail>;
  const { data, error } = await started;
  started.unsubscribe();
  const isUnknown = isApiError(error) && error.status === NOT_FOUND;
  if (isUnknown || isBadRequest(error)) {
    const address = isUnknown && (await missing.elsewhere?.());
    if (address) throw redirect(address);
    if (typeof window === 'undefined') throw new Response(null, { status: NOT_FOUND });
    store.dispatch(notify({ kind: 'error', message: { id: missing.messageId } }));
    throw redirect(missing.backTo);
  }
  return data;
}
