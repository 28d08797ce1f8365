import { errorMessage, isApiError, sendWithSession } from '@dara/sdk/api';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, useRef, useState } from 'react';
import { videoProblem } from './check-video.ts';
import { forgetUpload } from './known-uploads.ts';
import { dropVideo, sendVideo, type Send, type UploadTarget } from './send-video.ts';
import { useMegabytes } from './use-megabytes.ts';
import { videoText } from './video-texts.ts';

export type VideoState =
  | { kind: 'empty'; problem?: string }
  | { kind: 'sending'; file: File; share: number; isWaiting: boolean }
  | { kind: 'sent'; file: File; id: string };

const OWN = { FILE_TYPE: 'type', FILE_TOO_LARGE: 'tooLarge', VIDEO_CODEC: 'codec' } as const;

function useProblemText(maxBytes: number) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const limit = useMegabytes(maxBytes);
  return {
    own: (name: (typeof OWN)[keyof typeof OWN]) => videoText(name, locale, { limit }),
    of(error: unknown): string {
      const code = isApiError(error) ? (error.code as keyof typeof OWN) : undefined;
      if (code !== undefined && code in OWN) return videoText(OWN[code], locale, { limit });
      const { id, values } = errorMessage(error);
      return formatMessage({ id }, values);
    },
  };
}

/** Uploads a chosen video at once; `cancel` also gives up a finished one. */
export function useVideoUpload(target: UploadTarget) {
  const dispatch = useAppDispatch();
  const textOf = useProblemText(target.maxBytes);
  const [state, setState] = useState<VideoState>({ kind: 'empty' });
  const runRef = useRef<AbortController>(undefined);
  const fileRef = useRef<File>(undefined);
  // Leaving the page only interrupts: the same file continues later.
  useEffect(() => () => runRef.current?.abort(), []);

  const sender =
    (signal: AbortSignal): Send =>
    (args) =>
      sendWithSession(args, signal, dispatch);

  const choose = async (file: File): Promise<string | null> => {
    const problem = await videoProblem(file, target.maxBytes);
    if (problem) {
      setState({ kind: 'empty', problem: textOf.own(problem) });
      return null;
    }
    fileRef.current = file;
    const run = new AbortController();
    runRef.current = run;
    const { signal } = run;
    const change = (part: { share?: number; isWaiting?: boolean }) =>
      setState((now) => (now.kind === 'sending' && !signal.aborted ? { ...now, ...part } : now));
    setState({ kind: 'sending', file, share: 0, isWaiting: false });
    try {
      const id = await sendVideo({
        ...{ file, target, signal, send: sender(signal) },
        onProgress: (share) => change({ share }),
        onWaiting: (isWaiting) => change({ isWaiting }),
      });
      if (signal.aborted) return null;
      setState({ kind: 'sent', file, id });
      return id;
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'empty', problem: textOf.of(error) });
      return null;
    }
  };

  const cancel = () => {
    runRef.current?.abort();
    if (state.kind !== 'empty')
      void dropVideo(state.file, target, sender(new AbortController().signal));
    setState({ kind: 'empty' });
  };

  const reset = () => {
    if (fileRef.current) forgetUpload(fileRef.current, target.owner);
    setState({ kind: 'empty' });
  };

  return { state, choose, cancel, reset };
}
