import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import S3rver from 's3rver';
import type { FileStore } from './file-store.ts';
import { freePort } from '../testing/free-port.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'dara-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function behavesAsFileStore(store: () => FileStore): void {
  test('returns what was stored, byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 1, 254, ...Buffer.from('น้ำ')]);
    await store().put('release/mf-public/1.0.0/main.js', bytes, { contentType: 'text/javascript' });
    expect(await store().get('release/mf-public/1.0.0/main.js')).toEqual(bytes);
    expect(await store().stat('release/mf-public/1.0.0/main.js')).toEqual({ size: bytes.length });
    const stream = await store().stream('release/mf-public/1.0.0/main.js');
    const chunks: Buffer[] = [];
    for await (const chunk of stream ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(bytes);
  });

  test('puts a part of a larger buffer, and replaces', async () => {
    await store().put('part', Buffer.from('xxabcxx').subarray(2, 5));
    expect(String(await store().get('part'))).toBe('abc');
    await store().put('part', Buffer.from('new'));
    expect(String(await store().get('part'))).toBe('new');
  });

  test('copies a file, which stays', async () => {
    const path = join(folder, 'upload');
    writeFileSync(path, 'from a file');
    await store().put('copy/of', { path, size: 11 });
    expect(String(await store().get('copy/of'))).toBe('from a file');
    expect(readFileSync(path, 'utf8')).toBe('from a file');
    await expect(store().put('copy/none', { path: join(folder, 'none'), size: 1 })).rejects.toThrow(
      'ENOENT',
    );
    expect(await store().stat('copy/none')).toBeNull();
  });

  test('returns null for missing keys', async () => {
    for (const key of ['missing', 'release', 'part/under-a-file']) {
      expect(await store().get(key)).toBeNull();
      expect(await store().stream(key)).toBeNull();
      expect(await store().stat(key)).toBeNull();
    }
    await store().delete('missing');
  });

  test('lists by prefix and deletes', async () => {
    await store().put('list/a', Buffer.from('1'));
    await store().put('list/b/c', Buffer.from('2'));
    expect(await store().list('list/')).toEqual(['list/a', 'list/b/c']);
    await store().delete('list/a');
    expect(await store().list('list/')).toEqual(['list/b/c']);
    expect(await store().list('none/')).toEqual([]);
  });

  test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a/.b', '', 'a\\b', 'a\0b'])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => store().get(key)).rejects.toThrow('not a file key');
      await expect(async () => store().put(key, Buffer.from('x'))).rejects.toThrow(
        'not a file key',
      );
    },
  );
}

describe('a folder', () => {
  const store = createFolderFileStore(join(folder, 'files'));
  behavesAsFileStore(() => store);

  test('a write that fails takes up no room', async () => {
    await store.put('taken/by-a-folder/x', Buffer.from('1'));
    await expect(store.put('taken/by-a-folder', Buffer.alloc(1000))).rejects.toThrow();
    expect(readdirSync(join(folder, 'files', 'taken'))).toEqual(['by-a-folder']);
  });
});

describe('an S3 bucket', () => {
  let store: (FileStore & { close(): void }) | undefined;
  let server: S3rver | undefined;
  let endpoint = '';
  beforeAll(async () => {
    const port = await freePort();
    endpoint = `http://127.0.0.1:${port}`;
    server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'dara', configs: [] }],
    });
    await server.run();
    store = await createS3FileStore(configuration('dara'));
  });
  afterAll(async () => {
    store?.close();
    await server?.close();
  });
  const configuration = (bucket: string) => ({
    bucket,
    endpoint,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  const opened = (): FileStore => {
    if (!store) throw new Error('not open');
    return store;
  };

  behavesAsFileStore(opened);

  test('reports a nonexistent bucket at start', async () => {
    await expect(createS3FileStore(configuration('other'))).rejects.toThrow(
      'S3_BUCKET: cannot use the bucket "other"',
    );
  });
});
