import type { ImageRef } from '@dara/contract';
import { describeError } from '@dara/kit/ui';
import { preparePicture } from '@dara/kit/image-field';
import { checkImageFile } from '@dara/kit/validation';
import { useIntl } from '@dara/sdk/i18n';
import { useEffect, useRef, useState } from 'react';
import type { PictureUpload } from '../rich-text-editor.tsx';

interface UploadState {
  file?: File;
  stored?: ImageRef;
  /** From 0 to 1 while it is sent. */
  share?: number;
  isPreparing?: boolean;
  problem?: string;
  /** Whether the same file may be sent once more. */
  canRetry?: boolean;
}

/** Prepares, checks and stores one picture at a time; the newest choice counts. */
export function usePictureUpload(upload: PictureUpload | undefined) {
  const intl = useIntl();
  const [state, setState] = useState<UploadState>({});
  const runRef = useRef<AbortController>(undefined);
  useEffect(() => () => runRef.current?.abort(), []);

  const send = async (file: File, run: AbortController) => {
    const tell = (next: UploadState) => run.signal.aborted || setState({ file, ...next });
    tell({ share: 0 });
    try {
      const stored = await upload?.(file, {
        signal: run.signal,
        onProgress: (share) => tell({ share }),
      });
      tell({ stored });
    } catch (error) {
      tell({ problem: describeError(error, intl).text, canRetry: true });
    }
  };
  const start = () => {
    runRef.current?.abort();
    const run = new AbortController();
    runRef.current = run;
    return run;
  };
  const take = async (chosen: File) => {
    const run = start();
    setState({ isPreparing: true });
    const file = await preparePicture(chosen);
    const found = await checkImageFile(file);
    if (run.signal.aborted) return;
    if (found) return setState({ problem: intl.formatMessage({ id: found.id }, found.values) });
    await send(file, run);
  };
  const retry = () => {
    if (state.file) void send(state.file, start());
  };
  const cancel = () => {
    runRef.current?.abort();
    setState({});
  };
  return { ...state, take, retry, cancel };
}
