import { act, screen } from '@testing-library/react';

const CALM_MS = 150;

/**
 * Waits for a failure that stays: a page asks once more by itself for what failed before it stood,
 * and only then is its button the one to press.
 */
export async function settle(): Promise<void> {
  for (;;) {
    const alert = await screen.findByRole('alert');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, CALM_MS)));
    if (alert.isConnected) return;
  }
}
