import { expect, test } from '@jest/globals';
import { ContentCache } from './counts.ts';

/** Events whose subscribers are told by hand. */
function changes() {
  const handlers: (() => void)[] = [];
  const subscribe = (_channel: string, handler: () => void) => {
    handlers.push(handler);
    return () => undefined;
  };
  const events = { subscribe, onGap: () => () => undefined };
  const tell = (times = 1): void => {
    for (let nth = 0; nth < times; nth += 1) handlers.forEach((handler) => handler());
  };
  return { services: { events } as never, tell };
}

const slow =
  <T>(value: T) =>
  (): Promise<T> =>
    new Promise((resolve) => setTimeout(() => resolve(value), 120));

test('a single change is seen at once, however long it takes to compute', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  expect(await cache.get('total', slow(1))).toBe(1);
  expect(await cache.get('total', slow(2))).toBe(1);
  tell();
  expect(await cache.get('total', slow(3))).toBe(3);
});

test('in a stream of changes nobody waits for what takes long', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  await cache.get('total', slow(1));
  tell(3);
  expect(await cache.get('total', slow(2))).toBe(1);
});

test('in a stream of changes what is computed soon is computed anew', async () => {
  const { services, tell } = changes();
  const cache = new ContentCache<number>(services);
  await cache.get('total', async () => 1);
  tell(3);
  expect(await cache.get('total', async () => 2)).toBe(2);
});

test('what fails is not remembered', async () => {
  const cache = new ContentCache<number>(changes().services);
  await expect(cache.get('total', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('total', async () => 2)).toBe(2);
});
