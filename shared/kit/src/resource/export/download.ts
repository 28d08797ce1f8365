import { isApiError, sendWithSession, type SessionDispatch } from '@dara/sdk/api';

/** Called with the number of received bytes; the total of a streamed file is unknown. */
export type DownloadListener = (bytes: number) => void;

export interface DownloadRequest {
  url: string;
  params?: object;
  signal?: AbortSignal;
  onProgress?: DownloadListener;
}

/** A file may be made while it is sent. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

async function collect(response: Response, onProgress: DownloadListener): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    parts.push(value as BlobPart);
    bytes += value.byteLength;
    onProgress(bytes);
  }
}

/** Downloads a file with the user's session; rejects with an `ApiError`. */
export async function download(
  dispatch: SessionDispatch,
  { url, params, signal, onProgress = () => undefined }: DownloadRequest,
): Promise<Blob> {
  const result = await sendWithSession(
    {
      url,
      params,
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
      headers: { accept: '*/*' },
      read: (response) => collect(response, onProgress),
    },
    signal ?? new AbortController().signal,
    dispatch,
  );
  if (result.error) throw result.error;
  return result.data as Blob;
}

export const isAborted = (error: unknown): boolean => isApiError(error) && error.code === 'ABORTED';
