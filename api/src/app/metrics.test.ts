import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function jobsOf(queue: string): Promise<Record<string, number>> {
  const values = await api.services.metrics.values('dara_queue_jobs');
  const own = values.filter(({ labels }) => labels['queue'] === queue);
  return Object.fromEntries(own.map(({ labels, value }) => [String(labels['state']), value]));
}

test('operators see every queue that renders images', async () => {
  for (const queue of ['encoding', 'quick encoding', 'share pictures', 'cards']) {
    expect([queue, await jobsOf(queue)]).toEqual([queue, { running: 0, waiting: 0 }]);
  }
  const asked = ['th', 'en'].map((language) =>
    api.app.inject({ url: `/api/share/site/${language}.png` }),
  );
  let most = 0;
  const isAnswered = Promise.all(asked).then(() => true);
  const isBusy = until(async () => {
    most = Math.max(most, (await jobsOf('share pictures'))['running'] ?? 0);
    return most > 0;
  });
  await Promise.all([isAnswered, isBusy]);
  expect(most).toBeGreaterThan(0);
});
