import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorageFull } from '../files/file-store.ts';
import type { Services } from '../services.ts';
import { AppError } from './app-error.ts';
import { FALLBACK_FOLDER_PREFIX, purgeTemporaryFiles } from './temporary-files.ts';

/** A file of a form, on disk until the response is ready, so that it uses no memory. */
export interface UploadedFile {
  path: string;
  size: number;
  /** SHA-256 of the bytes; empty for a rejected file. */
  hash: string;
  /** Placeholder of a rejected file; only `check` of a route sees it. */
  isRefused?: true;
}

export type Uploads = Record<string, UploadedFile[]>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a `multipartRecord` route by field, in the order of the form. */
    uploads: Uploads;
    /** Their folder, once there are any. */
    uploadFolder: string | null;
    openUploadFolder(): Promise<string>;
  }
}

/** Creates a folder for each form with files, which is removed when the handler has finished. */
export function registerUploadFolders(
  app: FastifyInstance,
  { config, log }: Pick<Services, 'config' | 'log'>,
): void {
  purgeTemporaryFiles(app, { config, log });
  const base = join(config.dataDir, 'uploads');
  app.decorateRequest('uploadFolder', null);
  app.decorateRequest('openUploadFolder', async function openUploadFolder(this: FastifyRequest) {
    if (this.uploadFolder !== null) return this.uploadFolder;
    this.uploadFolder = await makeFolder(base);
    return this.uploadFolder;
  });
  app.addHook('onSend', async (request) => {
    const folder = request.uploadFolder;
    if (folder === null) return;
    request.uploadFolder = null;
    await rm(folder, { recursive: true, force: true });
  });
}

/** A read-only data folder is valid if all data is elsewhere; forms then use the system's temporary folder. */
async function makeFolder(base: string): Promise<string> {
  try {
    await mkdir(base, { recursive: true });
    return await mkdtemp(join(base, 'form-'));
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return mkdtemp(join(tmpdir(), FALLBACK_FOLDER_PREFIX));
  }
}

/** Writes a file of a form to disk in chunks; `FILE_TOO_LARGE` over the limit, `STORAGE_FULL` on a full disk. */
export async function writeUpload(part: MultipartFile, path: string): Promise<UploadedFile> {
  const written = await writeStream(part.file, path);
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
  return written;
}

/**
 * Writes the body of a request, a stream, to disk: no memory for clients that send slowly. `FILE_TOO_LARGE` over the
 * limit.
 */
export async function takeBody(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  const path = join(await request.openUploadFolder(), 'body');
  return writeStream(request.body as Readable, path, maxBytes);
}

async function writeStream(
  source: Readable,
  path: string,
  maxBytes = Infinity,
): Promise<UploadedFile> {
  const target = createWriteStream(path, { flags: 'wx' });
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      source,
      async function* hashed(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > maxBytes) throw new AppError('FILE_TOO_LARGE');
          hash.update(chunk);
          yield chunk;
        }
      },
      target,
    );
  } catch (cause) {
    throw isStorageFull(cause) ? new AppError('STORAGE_FULL', { cause }) : cause;
  }
  return { path, size, hash: hash.digest('base64url') };
}
