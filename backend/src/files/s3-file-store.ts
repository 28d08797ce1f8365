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
import type { S3Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { checkKey, type FileContent, type FileStore } from './file-store.ts';

/** Checks the bucket first, so that a wrong configuration is told at start and not at the first upload. */
export async function createS3FileStore(config: S3Config): Promise<FileStore & { close(): void }> {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Stores other than Amazon's refuse the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: Error) => {
    client.destroy();
    throw new StartError(
      `S3_BUCKET: cannot use the bucket "${Bucket}"${endpoint ? ` at ${endpoint}` : ''}: ${error.message || error.name}`,
    );
  });
  const read = (key: string) =>
    orNull(client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) })));
  return {
    async put(key, data, options) {
      const Body = await bodyOf(data);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: checkKey(key),
          Body,
          ContentType: options?.contentType,
        }),
      );
    },
    async get(key) {
      const bytes = await (await read(key))?.Body?.transformToByteArray();
      return bytes ? Buffer.from(bytes) : null;
    },
    async stream(key) {
      return ((await read(key))?.Body as Readable | undefined) ?? null;
    },
    async stat(key) {
      const found = await orNull(
        client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) })),
      );
      return found && { size: found.ContentLength ?? 0 };
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    async list(prefix) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : [])));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys.sort();
    },
    close: () => client.destroy(),
  };
}

/** Read whole, since a stream could not be sent again when the connection breaks. */
async function bodyOf(data: FileContent): Promise<Buffer> {
  if (!(data instanceof Uint8Array)) return readFile(data.path);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404)
      return null;
    throw error;
  }
}
