import { api } from '@dara/sdk/api';
import type { DaraStore } from '@dara/sdk/store';
import { act, screen } from '@testing-library/react';

/** Waits for the final error: a page retries once by itself before it shows the retry button. */
export async function settle({ store }: { store: DaraStore }): Promise<void> {
  for (;;) {
    const alert = await screen.findByRole('alert');
    await act(async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    });
    if (alert.isConnected) return;
  }
}
