import { errorMessage } from '@dara/sdk/api';
import { useConfirm, useNotice, type ConfirmOptions, type NoticeMessage } from '@dara/sdk/notice';
import { useRef, useState } from 'react';

export interface RecordActionsOptions<Action extends string> {
  /** Sends the change with the version it was decided on; rejects with an `ApiError` (`.unwrap()`). */
  send: (action: Action, reason?: string) => Promise<unknown>;
  /** Toast after success. */
  done: (action: Action) => NoticeMessage;
  /** The question that is to be confirmed before; nothing for a change that needs none. */
  ask?: (action: Action) => ConfirmOptions | undefined;
  /**
   * The displayed version, for an action that creates a new one; undefined otherwise. Prevents a second decision on
   * the same version while the new one loads.
   */
  versionOf?: (action: Action) => number | string | undefined;
  /** Shows a failure in another way than by a toast; returns whether it did. */
  failed?: (action: Action, error: unknown) => boolean;
}

/**
 * State changes of a record, one at a time: a second click during a request is ignored. `run` shows a failure as
 * toast; `runWithReason` rejects with it, for the dialog.
 */
export function useRecordActions<Action extends string>(options: RecordActionsOptions<Action>) {
  const { send, done, ask, versionOf, failed } = options;
  const notice = useNotice();
  const confirm = useConfirm();
  const isRunning = useRef(false);
  const decidedOn = useRef<number | string>(undefined);
  const [busy, setBusy] = useState<Action>();

  const once = async (action: Action, reason?: string) => {
    const version = versionOf?.(action);
    const isDecided = version !== undefined && version === decidedOn.current;
    if (isRunning.current || isDecided) return;
    isRunning.current = true;
    setBusy(action);
    try {
      await send(action, reason);
      if (version !== undefined) decidedOn.current = version;
      notice({ kind: 'success', message: done(action) });
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  };
  const run = async (action: Action) => {
    const question = ask?.(action);
    if (question && !(await confirm(question))) return;
    try {
      await once(action);
    } catch (error) {
      if (!failed?.(action, error)) notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return { run, runWithReason: (action: Action, reason: string) => once(action, reason), busy };
}
