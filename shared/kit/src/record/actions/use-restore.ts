import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useRef, useState } from 'react';

export interface RestoreOptions {
  /** Display name of the record. */
  name: string;
  /** Sends the call; rejects with an `ApiError` (`.unwrap()`). */
  onRestore: () => Promise<unknown>;
}

/** Restores a deleted record and confirms it. A second click does nothing, also while the list is still loading. */
export function useRestore({ name, onRestore }: RestoreOptions) {
  const notice = useNotice();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await onRestore();
      notice({ kind: 'success', message: { id: 'kit.record.restore.done', values: { name } } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { restore, isBusy };
}
