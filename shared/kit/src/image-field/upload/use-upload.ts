import { watchUpload, type ApiError } from '@dara/sdk/api';
import { useRef, useState } from 'react';

/** The used part of a running mutation. */
export interface UploadCall<Result> {
  abort: () => void;
  unwrap: () => Promise<Result>;
}

const ABORTED: ApiError = { status: 'FETCH_ERROR', code: 'ABORTED' };

/** Sends forms with images: how much has been sent (`undefined` at rest), and a way to stop. */
export function useUpload() {
  const [share, setShare] = useState<number>();
  const callRef = useRef<{ abort: () => void }>(undefined);
  const isCancelledRef = useRef(false);

  const send = async <Result>(
    body: FormData,
    start: (body: FormData) => UploadCall<Result>,
  ): Promise<Result> => {
    watchUpload(body, setShare);
    setShare(0);
    const call = start(body);
    callRef.current = call;
    isCancelledRef.current = false;
    try {
      return await call.unwrap();
    } catch (error) {
      // The end of the session aborts it too.
      throw isCancelledRef.current ? ABORTED : error;
    } finally {
      setShare(undefined);
    }
  };
  const cancel = () => {
    isCancelledRef.current = true;
    callRef.current?.abort();
  };
  return { send, share, cancel };
}
