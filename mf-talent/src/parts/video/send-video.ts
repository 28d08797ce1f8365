import type { ApiError, RequestArgs } from '@dara/sdk/api';
import { VIDEO } from '@dara/model';
import { forgetUpload, knownUpload, rememberUpload } from './known-uploads.ts';

/** Sends a request of the page's session. */
export type Send = (args: RequestArgs) => Promise<{ data?: unknown; error?: ApiError }>;

interface Upload {
  id: string;
  received: number;
  isFinished: boolean;
}

export interface VideoJob {
  file: File;
  talentId: string;
  send: Send;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** A connection was lost, and later found again. */
  onWaiting: (isWaiting: boolean) => void;
}

/** A part over a slow network of a phone. */
const PART_MS = 300_000;
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000];

/** No answer of the api, or none yet: the same request may succeed later. */
function isPassing({ status }: ApiError): boolean {
  if (typeof status !== 'number') return status !== 'NOT_SENT';
  return status === 408 || (status >= 500 && status !== 507);
}

/** Waits before the next attempt, less long when the network is back. */
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Sends until there is an answer: a lost connection or a restarting server ends no upload. */
async function sendPatiently({ send, signal, onWaiting }: VideoJob, args: RequestArgs) {
  for (let attempt = 0; ; attempt += 1) {
    const { data, error } = await send(args);
    if (attempt > 0 && !(error && isPassing(error))) onWaiting(false);
    if (!error) return data as Upload;
    signal.throwIfAborted();
    if (!isPassing(error)) throw error;
    onWaiting(true);
    await pause(attempt, signal);
    signal.throwIfAborted();
  }
}

const pathOf = (id: string): string => `/api/video/${id}/upload`;

/** The upload of the same file that was interrupted, or a new one. */
async function open(job: VideoJob): Promise<Upload> {
  const { file, talentId } = job;
  const known = knownUpload(file, talentId);
  if (known !== null) {
    try {
      return await sendPatiently(job, { url: pathOf(known) });
    } catch (error) {
      if ((error as ApiError).status !== 404) throw error;
    }
  }
  const body = { size: file.size, talentId };
  const upload = await sendPatiently(job, { url: '/api/video', method: 'POST', body });
  rememberUpload(file, talentId, upload.id);
  return upload;
}

/** Uploads a video in parts and returns its id; throws the refusal, or an `AbortError` when it was cancelled. */
export async function sendVideo(job: VideoJob): Promise<string> {
  const { file, talentId, onProgress } = job;
  try {
    let upload = await open(job);
    while (!upload.isFinished) {
      onProgress(upload.received / file.size);
      upload = await sendPart(job, upload);
    }
    onProgress(1);
    return upload.id;
  } catch (error) {
    // A refused file restarts from the beginning; an interrupted one resumes.
    if (!job.signal.aborted) forgetUpload(file, talentId);
    throw error;
  }
}

async function sendPart(job: VideoJob, { id, received }: Upload): Promise<Upload> {
  try {
    return await sendPatiently(job, {
      url: pathOf(id),
      method: 'PATCH',
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(received),
      },
      body: job.file.slice(received, received + VIDEO.partBytes),
      timeoutMs: PART_MS,
    });
  } catch (error) {
    // The answer to a part was lost, or another tab sends the same file.
    if ((error as ApiError).code !== 'VIDEO_OFFSET') throw error;
    const found = await sendPatiently(job, { url: pathOf(id) });
    // Never without a pause, whatever the api answers.
    if (found.received === received && !found.isFinished) await pause(0, job.signal);
    return found;
  }
}

/** Gives up an upload; what remains is removed after a day by itself. */
export async function dropVideo(file: File, talentId: string, send: Send): Promise<void> {
  const known = knownUpload(file, talentId);
  forgetUpload(file, talentId);
  if (known !== null) await send({ url: pathOf(known), method: 'DELETE' });
}
