import { expect, test, vi } from 'vitest';
import { until } from '@dara/backend/testing';
import { ContentCache } from './counts.ts';

/** Events that a test sends to their subscribers. */
function changes() {
  const handlers: { channel: string; handler: () => void }[] = [];
  const subscribe = (channel: string, handler: () => void) => {
    handlers.push({ channel, handler });
    return () => undefined;
  };
  const events = { subscribe, onGap: () => () => undefined, heardAt: Infinity };
  const publish = (wanted: string, times: number): void => {
    for (let nth = 0; nth < times; nth += 1)
      for (const { channel, handler } of handlers) if (channel === wanted) handler();
  };
  const tell = (times = 1): void => publish('content', times);
  const remove = (): void => publish('removal', 1);
  return { services: { events } as never, events, tell, remove };
}

const slow =
  <T>(value: T, ms = 120) =>
  (): Promise<T> =>
    new Promise((resolve) => setTimeout(() => resolve(value), ms));

test('a single change is visible immediately, however long it takes to compute', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  expect(await cache.get('total', slow(1))).toBe(1);
  expect(await cache.get('total', slow(2))).toBe(1);
  tell();
  expect(await cache.get('total', slow(3))).toBe(3);
});

test('under frequent changes no request waits for an expensive value', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  await cache.get('total', slow(1));
  tell(3);
  expect(await cache.get('total', slow(2))).toBe(1);
});

test('under very frequent changes no request waits for a cheap value either', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  await cache.get('total', slow(1, 40));
  tell(2);
  expect(await cache.get('total', slow(2, 40))).toBe(2);
  tell(16);
  expect(await cache.get('total', slow(3, 40))).toBe(2);
});

test('a slow computation does not restart at each of many quick changes', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  let started = 0;
  const compute = (): Promise<number> => {
    started += 1;
    return slow(started, 600)();
  };
  const first = cache.get('total', compute);
  await slow(0, 200)();
  for (let nth = 0; nth < 5; nth += 1) {
    tell(3);
    void cache.get('total', compute);
  }
  expect(await first).toBe(1);
  expect(started).toBe(1);
});

test('in a stream of changes values follow one after another', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  const keys = ['one', 'two'];
  for (const key of keys) await cache.get(key, slow(1));
  let running = 0;
  let most = 0;
  const compute = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await slow(0)();
    running -= 1;
    return 2;
  };
  await until(async () => {
    tell(3);
    const values = await Promise.all(keys.map((key) => cache.get(key, compute)));
    return values.every((value) => value === 2);
  });
  expect(most).toBe(1);
});

test('under frequent changes a cheap value is recomputed', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  await cache.get('total', async () => 1);
  tell(3);
  expect(await cache.get('total', async () => 2)).toBe(2);
});

test('a failure is not cached', async () => {
  const cache = new ContentCache<number>(changes().services);
  await expect(cache.get('total', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('total', async () => 2)).toBe(2);
});

test('after a removal nothing from before it is used, however many changes there are', async () => {
  const { services, tell, remove } = changes();
  const cache = new ContentCache<number>(services);
  await cache.get('total', slow(1));
  tell(20);
  expect(await cache.get('total', slow(2))).toBe(1);
  remove();
  expect(await cache.get('total', slow(3))).toBe(3);
});

test('a value that was being computed during a removal is not used later', async () => {
  const { services, remove } = changes();
  const cache = new ContentCache<number>(services);
  const early = cache.get('total', slow(1));
  remove();
  expect(await cache.get('total', slow(2))).toBe(2);
  await early;
  expect(await cache.get('total', slow(3))).toBe(2);
});

test('without change events a value is used for 5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { services, events } = changes();
  const cache = new ContentCache<number>(services);
  events.heardAt = Date.now();
  await cache.get('total', async () => 1);
  vi.setSystemTime(Date.now() + 4999);
  expect(await cache.get('total', async () => 2)).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await cache.get('total', async () => 3)).toBe(3);
  vi.useRealTimers();
});
