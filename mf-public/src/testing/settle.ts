import { api } from '@dara/sdk/api';
import type { DaraStore } from '@dara/sdk/store';
import { act, screen } from '@testing-library/react';

/**
 * Waits for a failure that stays: a page asks once more by itself for what failed before it stood,
 * and only then is its button the one to press.
 */
export async function settle({ store }: { store: DaraStore }): Promise<void> {
  for (;;) {
    const alert = await screen.findByRole('alert');
    await act(async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    });
    if (alert.isConnected) return;
  }
}
