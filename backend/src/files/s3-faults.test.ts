import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultOf } from '../faults/fault.ts';
import { FaultyProxy, until } from '../testing/testing.ts';
import type { FileStore } from './file-store.ts';
import { CALLS_AT_ONCE, createS3FileStore } from './s3-file-store.ts';

const LIMITS = { connectMs: 500, silenceMs: 500, readMs: 700, writeMs: 700, checkMs: 400 };
const KEYS = { accessKeyId: 'key', secretAccessKey: 'secret' };
const LIST = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';

let isForbidden = false;
/** Called with each request; the response waits for it. */
let hold = async (): Promise<void> => undefined;
let server: Server;
let proxy: FaultyProxy;
let store: FileStore & { close(): void };
beforeAll(async () => {
  // A bucket that contains every key; a working store is tested with a real one.
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const isKnown = path.startsWith('/dara');
    request.resume().on('end', async () => {
      await hold();
      response.statusCode = isForbidden ? 403 : isKnown ? 200 : 404;
      const isList = request.method === 'GET' && path.replaceAll('/', '') === 'dara';
      response.end(isList ? LIST : request.method === 'GET' ? 'x' : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await FaultyProxy.open({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
  });
  store = await createS3FileStore(config(), { limits: LIMITS });
});
afterEach(() => proxy.set('pass'));
afterAll(async () => {
  store.close();
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const config = (endpoint = `http://127.0.0.1:${proxy.port}`) => ({
  bucket: 'dara',
  endpoint,
  region: 'us-east-1',
  ...KEYS,
});

const CALLS: [string, () => Promise<unknown>][] = [
  ['put', () => store.put('x/y', Buffer.alloc(100_000))],
  ['get', () => store.get('x/y')],
  ['stream', () => store.stream('x/y')],
  ['stat', () => store.stat('x/y')],
  ['delete', () => store.delete('x/z')],
  ['list', () => store.list('x/')],
  ['check', () => store.check()],
];

describe.each(['hang', 'cut'] as const)('an unavailable store (%s)', (mode) => {
  test.each(CALLS)('%s ends as unavailable', async (_name, call) => {
    await store.put('x/y', Buffer.alloc(100_000));
    proxy.set(mode);
    const error = await call().then(
      () => undefined,
      (caught: unknown) => caught,
    );
    expect(faultOf(error)).toMatchObject({ code: 'UNAVAILABLE' });
    proxy.set('pass');
    await until(() =>
      store.check().then(
        () => true,
        () => false,
      ),
    );
    await until(() =>
      call().then(
        () => true,
        () => false,
      ),
    );
  });
});

test('after some failed calls the next ones are refused immediately', async () => {
  proxy.set('hang');
  await Promise.allSettled(Array.from({ length: 8 }, () => store.get('x/y')));
  const saidOf = () =>
    store.get('x/y').then(
      () => '',
      (error: Error) => error.message,
    );
  let said = '';
  await until(async () => {
    said = await saidOf();
    return !said.includes('did not answer');
  });
  expect(said).toContain('circuit breaker open');
});

test('a hundred concurrent calls are queued instead of timing out together', async () => {
  const limits = { ...LIMITS, silenceMs: 60_000, readMs: 60_000 };
  const patient = await createS3FileStore(config(), { limits });
  let running = 0;
  let most = 0;
  hold = async () => {
    running += 1;
    most = Math.max(most, running);
    // All allowed concurrent requests have arrived, and no others.
    await until(async () => most >= CALLS_AT_ONCE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  const all = await Promise.all(Array.from({ length: 100 }, () => patient.stat('x/y')));
  hold = async () => undefined;
  patient.close();
  expect(all).toHaveLength(100);
  expect(most).toBe(CALLS_AT_ONCE);
});

describe('reports a wrong configuration at start', () => {
  const told = (changed: object = {}): Promise<string> =>
    createS3FileStore({ ...config(), ...changed }, { limits: LIMITS }).then(
      () => 'started',
      (error: Error) => error.message,
    );

  test.each([
    ['nothing listens', { endpoint: 'http://127.0.0.1:9' }, ': nothing listens there'],
    ['no such bucket', { bucket: 'other' }, ': there is no such bucket'],
  ])('%s', async (_name, changed, expected) => {
    expect(await told(changed)).toContain(expected);
  });

  test('tolerates an unavailable store, but not a wrong bucket', async () => {
    const started = (changed: object): Promise<string> =>
      createS3FileStore({ ...config(), ...changed }, { limits: LIMITS, mayBeAway: true }).then(
        (opened) => {
          opened.close();
          return 'started';
        },
        (error: Error) => error.message,
      );
    expect(await started({ endpoint: 'http://127.0.0.1:9' })).toBe('started');
    expect(await started({ bucket: 'other' })).toContain('there is no such bucket');
  });

  test('http where https is due', async () => {
    expect(await told({ endpoint: `https://127.0.0.1:${proxy.port}` })).toMatch(
      /^S3_BUCKET: cannot use the bucket "dara" at https:.*http/,
    );
  });

  test('it does not answer', async () => {
    proxy.set('hang');
    expect(await told()).toMatch(/^S3_BUCKET: .*did not answer in/);
  });

  test('keys that may not', async () => {
    isForbidden = true;
    expect(await told()).toContain('the keys may not use the bucket');
    isForbidden = false;
  });
});
