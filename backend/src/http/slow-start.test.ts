import { afterEach, expect, vi, test } from 'vitest';
import { useHttpApps } from '../testing/http-apps.ts';

const { build } = useHttpApps();
afterEach(() => {
  vi.useRealTimers();
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
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const ready = app.ready();
  await isBegun;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  finish();
  await ready;
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
});
