import { readFile } from 'node:fs/promises';
import {
  AppError,
  invalidField,
  isStorageFull,
  type Services,
  type UploadedFile,
} from '@dara/backend';
import { VIDEO } from '@dara/model';
import { sql } from 'kysely';
import { discardVideos } from '../cleanup/discard-videos.ts';
import { beginsLikeVideo, inspectVideo } from '../file/mp4.ts';
import { partKey, readerOf } from '../file/video-parts.ts';
import { withoutDescriptions } from '../file/without-descriptions.ts';
import { addPart, findVideo, type Video } from '../video.repository.ts';

type VideoServices = Pick<Services, 'db' | 'files'>;

/** Bytes of the next part. */
const partSize = ({ size, received }: Pick<Video, 'size' | 'received'>): number =>
  Math.min(VIDEO.partBytes, size - received);

/**
 * Stores the next part of an upload. It counts once the row says so, so a process that dies in between leaves the upload
 * where it was; of two requests for the same part one is refused. The last part makes the video complete, after its
 * content was looked at.
 */
export async function takePart(
  { db, files }: VideoServices,
  video: Video,
  file: UploadedFile,
): Promise<Video> {
  const { id, received: offset } = video;
  if (file.size > partSize(video)) throw new AppError('FILE_TOO_LARGE');
  if (file.size < partSize(video)) throw invalidField('body', 'length');
  const bytes = await readFile(file.path);
  if (offset === 0 && !beginsLikeVideo(bytes)) return giveUp(db, id, new AppError('FILE_TYPE'));
  const index = video.parts.length;
  const hash = Buffer.from(file.hash, 'base64url').toString('hex');
  const key = partKey(id, index, hash);
  await store(files, key, bytes);
  const parts = [...video.parts, hash];
  const isLast = offset + file.size === video.size;
  const complete = isLast ? await completeOf({ db, files }, { ...video, parts }) : null;
  const added = await addPart(db, id, {
    ...{ offset, size: file.size },
    ...{ parts: complete?.parts ?? parts, facts: complete?.facts ?? null },
  });
  await removeUnused(files, id, complete?.written ?? [], added ?? (await findVideo(db, id)), key);
  if (!added) throw await offsetRefusal(db, id);
  return added;
}

async function store(files: Services['files'], key: string, bytes: Buffer): Promise<void> {
  try {
    await files.put(key, bytes, { contentType: 'application/octet-stream' });
  } catch (cause) {
    throw isStorageFull(cause) ? new AppError('STORAGE_FULL', { cause }) : cause;
  }
}

/** The facts of a video whose parts are all there, and its parts without descriptions of place and device. */
async function completeOf({ db, files }: VideoServices, { id, parts, size }: Video) {
  const read = readerOf(files, { id, parts });
  try {
    const facts = await inspectVideo(read, size);
    const clean = await withoutDescriptions(files, { id, parts }, facts.described);
    return { facts, ...clean };
  } catch (error) {
    const isRefusal = error instanceof AppError && error.statusCode === 415;
    if (isRefusal) return giveUp(db, id, error);
    throw error;
  }
}

/** A file of another kind does not become a video by more bytes. */
async function giveUp(db: Services['db'], id: string, error: AppError): Promise<never> {
  await discardVideos(db, sql`id = ${id}`);
  throw error;
}

/** Removes files of this request that the video does not have. */
async function removeUnused(
  files: Services['files'],
  id: string,
  written: readonly string[],
  video: Pick<Video, 'parts'> | undefined,
  key: string,
): Promise<void> {
  const kept = new Set((video?.parts ?? []).map((hash, index) => partKey(id, index, hash)));
  for (const one of [key, ...written]) if (!kept.has(one)) await files.delete(one);
}

/** The refusal of a part that does not continue the upload, with the byte where it does. */
export async function offsetRefusal(db: Services['db'], id: string): Promise<AppError> {
  const video = await findVideo(db, id);
  if (!video) return new AppError('VIDEO_NOT_EXIST');
  return new AppError('VIDEO_OFFSET', { current: { received: video.received } });
}
