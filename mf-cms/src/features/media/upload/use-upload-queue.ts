import { prepareImage, recordForm } from '@dara/kit/image-field';
import { describeError } from '@dara/kit/ui';
import { checkImageFile } from '@dara/kit/validation';
import { MEDIA_LIMITS, cutText } from '@dara/model';
import { watchUpload } from '@dara/sdk/api';
import { useIntl } from '@dara/sdk/i18n';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, useRef, useState } from 'react';
import { endpoints as cmsApi } from '../../../api/generated.ts';
import { useManagementMediaCreateMutation } from '../../../api/quiet.ts';

export interface QueuedFile {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  /** From 0 to 1 while it is sent. */
  share: number;
  /** Why it was refused. */
  problem?: string;
}

/** Files that are sent beside one another: the server reads two images at a time. */
const AT_ONCE = 2;

/** Stores one image: made ready, checked, sent. Resolves to why it is refused, if it is. */
function useStoreImage() {
  const intl = useIntl();
  const [create] = useManagementMediaCreateMutation();
  return async (
    chosen: File,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<string | undefined> => {
    const file = await prepareImage(chosen);
    const found = await checkImageFile(file);
    if (found) return intl.formatMessage({ id: found.id }, found.values);
    if (signal.aborted) return undefined;
    const name = cutText(chosen.name, MEDIA_LIMITS.name);
    const body = recordForm({ name }, { image: [file] });
    watchUpload(body, onProgress);
    const call = create({ body });
    signal.addEventListener('abort', () => call.abort(), { once: true });
    try {
      await call.unwrap();
      return undefined;
    } catch (error) {
      return describeError(error, intl).text;
    }
  };
}

/** Upload queue for any number of images; a refused one does not block others, and can be retried. */
export function useUploadQueue() {
  const store = useStoreImage();
  const dispatch = useAppDispatch();
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const nextId = useRef(1);
  const [stopping] = useState(() => new AbortController());
  const change = (id: number, part: Partial<QueuedFile>) =>
    setQueue((files) => files.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const send = async ({ id, file }: QueuedFile) => {
    change(id, { state: 'sending', share: 0 });
    const problem = await store(file, stopping.signal, (share) => change(id, { share }));
    if (stopping.signal.aborted) return;
    change(id, problem === undefined ? { state: 'done' } : { state: 'refused', problem });
  };
  const running = queue.filter(({ state }) => state === 'sending').length;
  const next = running < AT_ONCE ? queue.find(({ state }) => state === 'waiting') : undefined;
  const sendRef = useRef(send);
  sendRef.current = send;
  useEffect(() => {
    if (next) void sendRef.current(next);
  }, [next]);
  useEffect(() => () => stopping.abort(), [stopping]);

  const done = queue.filter(({ state }) => state === 'done').length;
  const isRunning = running > 0 || next !== undefined;
  useEffect(() => {
    // The library is refetched once, not after each image.
    if (!isRunning && done > 0) dispatch(cmsApi.util.invalidateTags(['management media']));
  }, [isRunning, done, dispatch]);

  const take = (files: readonly File[]) =>
    setQueue((known) => [
      ...known,
      ...files.map((file): QueuedFile => ({
        id: nextId.current++,
        file,
        state: 'waiting',
        share: 0,
      })),
    ]);
  return {
    queue,
    done,
    isRunning,
    take,
    retry: (id: number) => change(id, { state: 'waiting', problem: undefined }),
    drop: (id: number) => setQueue((files) => files.filter((one) => one.id !== id)),
  };
}
