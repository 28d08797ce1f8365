import { errorMessage, isApiError, sendWithSession, type ErrorMessage } from '@dara/sdk/api';
import { useAppDispatch } from '@dara/sdk/store';
import { VIDEO } from '@dara/model';
import { useEffect, useRef, useState } from 'react';
import { videoProblem } from './check-video.ts';
import { forgetUpload } from './known-uploads.ts';
import { dropVideo, sendVideo, type Send } from './send-video.ts';

export type VideoState =
  | { kind: 'empty'; problem?: ErrorMessage }
  | { kind: 'sending'; file: File; share: number; isWaiting: boolean }
  | { kind: 'sent'; file: File; id: string };

const OWN: Partial<Record<string, string>> = {
  FILE_TYPE: 'talent.video.type',
  FILE_TOO_LARGE: 'talent.video.tooLarge',
  VIDEO_CODEC: 'talent.video.codec',
};
const LIMIT = { limit: VIDEO.maxBytes / 1024 / 1024 };

const own = (id: string): ErrorMessage => ({ id, values: LIMIT });

function messageOf(error: unknown): ErrorMessage {
  const id = isApiError(error) ? OWN[error.code] : undefined;
  return id === undefined ? errorMessage(error) : own(id);
}

/** Uploads a chosen video at once; `cancel` also gives up a finished one. */
export function useVideoUpload(talentId: string) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<VideoState>({ kind: 'empty' });
  const runRef = useRef<AbortController>(undefined);
  // Leaving the page only interrupts: the same file continues later.
  useEffect(() => () => runRef.current?.abort(), []);

  const sender =
    (signal: AbortSignal): Send =>
    (args) =>
      sendWithSession(args, signal, dispatch);

  const choose = async (file: File) => {
    const problem = await videoProblem(file);
    if (problem) return setState({ kind: 'empty', problem: own(problem) });
    const run = new AbortController();
    runRef.current = run;
    const { signal } = run;
    const change = (part: { share?: number; isWaiting?: boolean }) =>
      setState((now) => (now.kind === 'sending' && !signal.aborted ? { ...now, ...part } : now));
    setState({ kind: 'sending', file, share: 0, isWaiting: false });
    try {
      const id = await sendVideo({
        ...{ file, talentId, signal, send: sender(signal) },
        onProgress: (share) => change({ share }),
        onWaiting: (isWaiting) => change({ isWaiting }),
      });
      if (!signal.aborted) setState({ kind: 'sent', file, id });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'empty', problem: messageOf(error) });
    }
  };

  const cancel = () => {
    runRef.current?.abort();
    if (state.kind !== 'empty')
      void dropVideo(state.file, talentId, sender(new AbortController().signal));
    setState({ kind: 'empty' });
  };

  const reset = () => {
    if (state.kind !== 'empty') forgetUpload(state.file, talentId);
    setState({ kind: 'empty' });
  };

  return { state, choose, cancel, reset };
}
