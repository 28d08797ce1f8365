import { expect, it } from 'vitest';
import { createLogger } from '@dara/backend';
import { until } from '@dara/backend/testing';
import { startSharedCache } from '../testing/shared-cache.ts';
import { SharedCachePurge } from './shared-cache-purge.ts';

const log = createLogger('silent');
const started = () => startSharedCache(() => 'http://site.test');

it('handles a burst of changes with two purges', async () => {
  const cache = await started();
  const purge = new SharedCachePurge({ url: cache.url, log, settledMs: 60_000 });
  for (let at = 0; at < 100; at += 1) purge.purge();
  await until(() => cache.purges() >= 2);
  await purge.close();
  expect(cache.purges()).toBe(2);
  await cache.close();
});

it('purges again once responses in flight have arrived', async () => {
  const cache = await started();
  const purge = new SharedCachePurge({ url: cache.url, log, settledMs: 50 });
  purge.purge();
  await until(() => cache.purges() >= 2);
  await purge.close();
  expect(cache.purges()).toBe(2);
  await cache.close();
});

it('reports an unavailable cache, and its recovery', async () => {
  const cache = await started();
  const purge = new SharedCachePurge({ url: cache.url, log, settledMs: 60_000 });
  cache.refuse(5);
  purge.purge();
  await until(() => !purge.isReachable);
  await until(() => purge.isReachable);
  expect(cache.purges()).toBe(6);
  await purge.close();
  await cache.close();
});

it('closes without waiting for an unavailable cache', async () => {
  const cache = await started();
  cache.refuse(1000);
  const purge = new SharedCachePurge({ url: cache.url, log });
  purge.purge();
  await until(() => cache.purges() > 0);
  await purge.close();
  const asked = cache.purges();
  purge.purge();
  expect(cache.purges()).toBe(asked);
  await cache.close();
});
