import { watchUpload, type ApiError } from '@dara/sdk/api';
import { useRef, useState } from 'react';

/** The used part of a running mutation. */
export interface UploadCall<Result> {
  abort: () => void;
  unwrap: () => Promise<Result>;
}

const ABORTED: ApiError = { status: 'FETCH_ERROR', code: 'ABORTED' };

const isAborted = (error: unknown): boolean => (error as { name?: unknown })?.name === 'AbortError';

/** Sends forms with pictures: how much has been sent (`undefined` at rest), and a way to stop. */
export function useUpload() {
  const [share, setShare] = useState<number>();
  const callRef = useRef<{ abort: () => void }>(undefined);

  const send = async <Result>(
    body: FormData,
    start: (body: FormData) => UploadCall<Result>,
  ): Promise<Result> => {
    watchUpload(body, setShare);
    setShare(0);
    const call = start(body);
    callRef.current = call;
    try {
      return await call.unwrap();
    } catch (error) {
      throw isAborted(error) ? ABORTED : error;
    } finally {
      setShare(undefined);
    }
  };
  return { send, share, cancel: () => callRef.current?.abort() };
}
