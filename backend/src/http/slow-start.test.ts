import { afterEach, expect, jest, test } from '@jest/globals';
import { useHttpApps } from '../testing/http-apps.ts';

const { build } = useHttpApps();
afterEach(() => {
  jest.useRealTimers();
});

test('a start that takes minutes is no failed one', async () => {
  const app = build();
  let finish: () => void = () => undefined;
  const isPrepared = new Promise<void>((resolve) => (finish = resolve));
  const isBegun = new Promise<void>((resolve) => {
    app.addHook('onReady', async () => {
      resolve();
      await isPrepared;
    });
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const ready = app.ready();
  await isBegun;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  finish();
  await ready;
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
});
