import { isApiError, isBadRequest } from '@dara/sdk/api';
import type { PageStore } from '@dara/contract';
import { notify } from '@dara/sdk/notice';
import { redirect } from '@dara/sdk/router';

interface StartedDetail<Detail> extends Promise<{ data?: Detail; error?: unknown }> {
  unsubscribe: () => void;
}

interface Missing {
  /** Message that says so: "The talent does not exist". */
  messageId: string;
  /** Where the visitor goes on. */
  backTo: string;
  /** Where the record is all the same, when it is of another kind than the address says. */
  elsewhere?: () => Promise<string | null>;
}

const NOT_FOUND = 404;

/**
 * Loads the record a page is about. One that does not exist, or whose id cannot be one, is a 404 of the document on the
 * server; in the browser a toast says so and leads back to the list. Any other failure is shown by
 * the page itself: then there is no record yet.
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
