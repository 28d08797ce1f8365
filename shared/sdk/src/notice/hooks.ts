import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  confirmAnswered,
  confirmAsked,
  type ConfirmOptions,
  type ConfirmRequest,
  type ConfirmState,
} from './confirm-slice.ts';
import { LOADER_LINGER_MS, type LoaderState } from './loader-slice.ts';
import { dismissNotice, notify, type NewNotice, type Notice } from './notice-slice.ts';

interface NoticeRootState {
  notice: Notice[];
  confirm: ConfirmState;
  loader: LoaderState;
}

/** Shows a toast: `const notice = useNotice(); notice({ kind: 'success', message: { id } })`. */
export function useNotice(): (notice: NewNotice) => void {
  const dispatch = useDispatch();
  return useCallback((notice) => void dispatch(notify(notice)), [dispatch]);
}

/** The toasts to draw and how to take one away; for the shell. */
export function useNotices(): { notices: Notice[]; dismiss: (id: string) => void } {
  const dispatch = useDispatch();
  const notices = useSelector((state: NoticeRootState) => state.notice);
  const dismiss = useCallback((id: string) => void dispatch(dismissNotice(id)), [dispatch]);
  return { notices, dismiss };
}

/** Opens the dialog and resolves to the answer; closing it means no. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const store = useStore<NoticeRootState>();
  return useCallback(
    (options) =>
      new Promise((resolve) => {
        const id = nanoid();
        store.dispatch(confirmAsked({ id, options }));
        const unsubscribe = store.subscribe(() => {
          const { queue, lastAnswer } = store.getState().confirm;
          if (queue.some((request) => request.id === id)) return;
          unsubscribe();
          resolve(lastAnswer?.id === id && lastAnswer.accepted);
        });
      }),
    [store],
  );
}

/** The question to draw and how to answer it; for the shell. */
export function useConfirmRequest(): {
  request: ConfirmRequest | null;
  answer: (accepted: boolean) => void;
} {
  const dispatch = useDispatch();
  const request = useSelector((state: NoticeRootState) => state.confirm.queue[0] ?? null);
  const answer = useCallback(
    (accepted: boolean) => {
      if (request) dispatch(confirmAnswered({ id: request.id, accepted }));
    },
    [dispatch, request],
  );
  return { request, answer };
}

/** Whether the global loader shows: from the first request until 500 ms after the last. */
export function useLoaderVisible(): boolean {
  const isPending = useSelector(
    (state: NoticeRootState) => state.loader.pending > 0 && state.loader.hushed <= 0,
  );
  const [lingers, setLingers] = useState(false);
  // Set during render, so that there is no frame between the last request and the delay.
  if (isPending && !lingers) setLingers(true);
  useEffect(() => {
    if (isPending || !lingers) return;
    const timer = setTimeout(() => setLingers(false), LOADER_LINGER_MS);
    return () => clearTimeout(timer);
  }, [isPending, lingers]);
  return isPending || lingers;
}
