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

/** Where a video is sent, and whose it is. */
export interface UploadTarget {
  /** Where uploads begin; they continue below. */
  path: string;
  /** Whose videos they are, so that two people at one browser do not continue each other's. Not a secret. */
  owner: string;
  /** Bytes that a file stays below. */
  maxBytes: number;
  /** Sent where an upload begins, with its size. */
  body?: Readonly<Record<string, string>>;
  /** Sent with each request. */
  headers?: Readonly<Record<string, string>>;
}

export interface VideoJob {
  file: File;
  target: UploadTarget;
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
async function sendPatiently(job: VideoJob, asked: RequestArgs) {
  const { send, signal, onWaiting, target } = job;
  const args = { ...asked, headers: { ...target.headers, ...asked.headers } };
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

const pathOf = ({ path }: UploadTarget, id: string): string => `${path}/${id}/upload`;

/** The upload of the same file that was interrupted, or a new one. */
async function open(job: VideoJob): Promise<Upload> {
  const { file, target } = job;
  const { path, owner } = target;
  const known = knownUpload(file, owner);
  if (known !== null) {
    try {
      return await sendPatiently(job, { url: pathOf(target, known) });
    } catch (error) {
      if ((error as ApiError).status !== 404) throw error;
    }
  }
  const body = { size: file.size, ...target.body };
  const upload = await sendPatiently(job, { url: path, method: 'POST', body });
  rememberUpload(file, owner, upload.id);
  return upload;
}

/** Uploads a video in parts and returns its id; throws the refusal, or an `AbortError` when it was cancelled. */
export async function sendVideo(job: VideoJob): Promise<string> {
  const { file, target, onProgress } = job;
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
    if (!job.signal.aborted) forgetUpload(file, target.owner);
    throw error;
  }
}

async function sendPart(job: VideoJob, { id, received }: Upload): Promise<Upload> {
  try {
    return await sendPatiently(job, {
      url: pathOf(job.target, id),
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
    const found = await sendPatiently(job, { url: pathOf(job.target, id) });
    // Never without a pause, whatever the api answers.
    if (found.received === received && !found.isFinished) await pause(0, job.signal);
    return found;
  }
}

/** Gives up an upload; what remains is removed after a day by itself. */
export async function dropVideo(file: File, target: UploadTarget, send: Send): Promise<void> {
  const known = knownUpload(file, target.owner);
  forgetUpload(file, target.owner);
  if (known === null) return;
  await send({ url: pathOf(target, known), method: 'DELETE', headers: { ...target.headers } });
}
