import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import PQueue from 'p-queue';
import type { S3Config } from '../config/config.ts';
import { Breaker } from '../faults/breaker.ts';
import { DependencyError, faultOf } from '../faults/fault.ts';
import { withTimeout } from '../faults/with-timeout.ts';
import { checkKey, type FileContent, type FileStore } from './file-store.ts';
import { s3StartError } from './s3-error.ts';

/** Timeouts in milliseconds: to connect, between two bytes, for a read or write call, and for a health check. */
export interface S3Limits {
  connectMs: number;
  silenceMs: number;
  readMs: number;
  writeMs: number;
  checkMs: number;
}

const LIMITS: S3Limits = {
  connectMs: 2000,
  silenceMs: 8000,
  readMs: 10_000,
  writeMs: 20_000,
  checkMs: 2500,
};

/** More concurrency does not make them faster. */
export const CALLS_AT_ONCE = 16;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

/** Without a response of the store it is unavailable. */
function unanswered(error: unknown): never {
  const { $metadata, message } = error as {
    $metadata?: { httpStatusCode?: number };
    message: string;
  };
  if ($metadata?.httpStatusCode !== undefined || error instanceof DependencyError) throw error;
  throw new DependencyError('files', message, { cause: error });
}

function createClient(config: S3Config, { connectMs, silenceMs }: S3Limits): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = config;
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Other stores than Amazon's reject the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  });
}

/** Runs calls with limited concurrency, breaker and timeout; `read` returns null for missing keys. */
function createCalls(limits: S3Limits) {
  // The timeout starts when a call runs: a hundred queued calls to a slow store would otherwise time out together and
  // make it look unavailable.
  const places = new PQueue({ concurrency: CALLS_AT_ONCE });
  const breaker = new Breaker({
    dependency: 'files',
    isFault: (error) => faultOf(error) !== undefined,
  });
  const call = <T>(limitMs: number, run: (abortSignal: AbortSignal) => Promise<T>): Promise<T> =>
    places.add(() => breaker.run(() => withTimeout(limitMs, 'files', run).catch(unanswered)));
  const read = <T>(run: (abortSignal: AbortSignal) => Promise<T>): Promise<T | null> =>
    call(limits.readMs, run).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  return { call, read };
}

/** Whether there was no response of the store itself, so that another configuration would not help. */
function isAway(error: unknown): boolean {
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
  return name !== 'CredentialsProviderError' && ($metadata?.httpStatusCode ?? 500) >= 500;
}

/**
 * Checks the bucket first, so that a wrong configuration is reported at start and not at the first upload. With
 * `mayBeAway` an unavailable store is not an error: its calls fail until it answers.
 */
export async function createS3FileStore(
  config: S3Config,
  { limits = LIMITS, mayBeAway = false }: { limits?: S3Limits; mayBeAway?: boolean } = {},
): Promise<FileStore & { close(): void }> {
  const { bucket: Bucket } = config;
  const client = createClient(config, limits);
  const { call, read } = createCalls(limits);
  const headBucket = (abortSignal: AbortSignal) =>
    client.send(new HeadBucketCommand({ Bucket }), { abortSignal });

  await withTimeout(limits.readMs, 'files', headBucket).catch((error: Error) => {
    if (mayBeAway && isAway(error)) return;
    client.destroy();
    throw s3StartError(config, error);
  });
  return {
    async put(key, data, options) {
      const Key = checkKey(key);
      const Body = await bodyOf(data);
      const command = { Bucket, Key, Body, ContentType: options?.contentType };
      await call(limits.writeMs, (abortSignal) =>
        client.send(new PutObjectCommand(command), { abortSignal }),
      );
    },
    async get(key) {
      const Key = checkKey(key);
      const bytes = await read(async (abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        // The signal ends with the response headers: a stalled body must be cut separately.
        abortSignal.addEventListener('abort', () => (Body as Readable | undefined)?.destroy());
        return Body?.transformToByteArray();
      });
      return bytes ? Buffer.from(bytes) : null;
    },
    async stream(key) {
      const Key = checkKey(key);
      const found = await read((abortSignal) =>
        client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      return (found?.Body as Readable | undefined) ?? null;
    },
    async stat(key) {
      const Key = checkKey(key);
      const found = await read((abortSignal) =>
        client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      return found && { size: found.ContentLength ?? 0 };
    },
    async delete(key) {
      const Key = checkKey(key);
      await call(limits.readMs, (abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },
    async list(prefix) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket, Prefix: prefix, ContinuationToken };
        const { Contents = [], NextContinuationToken } = await call(limits.readMs, (abortSignal) =>
          client.send(new ListObjectsV2Command(page), { abortSignal }),
        );
        keys.push(...Contents.flatMap(({ Key }) => (Key ? [Key] : [])));
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
      return keys.sort();
    },
    async check() {
      await withTimeout(limits.checkMs, 'files', headBucket).catch(unanswered);
    },
    close: () => client.destroy(),
  };
}

/** Read completely, because a stream cannot be resent when the connection breaks. */
async function bodyOf(data: FileContent): Promise<Buffer> {
  if (!(data instanceof Uint8Array)) return readFile(data.path);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
