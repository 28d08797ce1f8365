import type { ImageRef, Localized } from '@dara/contract';
import { prepareImage } from '@dara/kit/image-field';
import { describeError } from '@dara/kit/ui';
import { checkImageFile } from '@dara/kit/validation';
import { useIntl } from '@dara/sdk/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ImageUpload } from '../image-upload.ts';

interface UploadState {
  /** Chosen, prepared and found right. */
  file?: File;
  /** Chosen from the library, where it is stored already. */
  known?: ImageRef;
  isPreparing?: boolean;
  /** From 0 to 1 while it is sent. */
  share?: number;
  problem?: string;
}

/** One image at a time: prepared and checked when it is chosen, stored when it is wanted. */
export function useImageUpload(upload: ImageUpload | undefined) {
  const intl = useIntl();
  const [state, setState] = useState<UploadState>({});
  const runRef = useRef<AbortController>(undefined);
  useEffect(() => () => runRef.current?.abort(), []);

  const begin = (): AbortSignal => {
    runRef.current?.abort();
    runRef.current = new AbortController();
    return runRef.current.signal;
  };
  const take = async (chosen: File) => {
    const signal = begin();
    setState({ isPreparing: true });
    const file = await prepareImage(chosen);
    const found = await checkImageFile(file);
    if (signal.aborted) return;
    setState(found ? { problem: intl.formatMessage({ id: found.id }, found.values) } : { file });
  };
  const choose = (known: ImageRef) => {
    begin();
    setState({ known });
  };
  /** Undefined when storing failed (reported) or was cancelled; the image stays selected. */
  const store = async (file: File, alt: Localized): Promise<ImageRef | undefined> => {
    const signal = begin();
    setState({ file, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ file, share });
      };
      const stored = await upload?.(file, { alt, onProgress, signal });
      if (signal.aborted) return undefined;
      setState({});
      return stored;
    } catch (error) {
      if (!signal.aborted) setState({ file, problem: describeError(error, intl).text });
      return undefined;
    }
  };
  const stop = () => {
    runRef.current?.abort();
    setState(({ file, known }) => ({ ...(file && { file }), ...(known && { known }) }));
  };
  return { ...state, take, choose, store, stop };
}
