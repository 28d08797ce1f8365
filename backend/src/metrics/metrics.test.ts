import { describe, expect, test } from 'vitest';
import { Type } from 'typebox';
import { listen } from '../http/http.ts';
import { createRedisLimiter } from '../limit/redis-limiter.ts';
import { useHttpApps } from '../testing/http-apps.ts';
import { Metrics } from './metrics.ts';
import { watchServices } from './service-metrics.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;
const TOKEN = 'a-token-of-the-metrics';

describe('metrics', () => {
  test('are read at each scrape, and a later registration replaces an earlier one', async () => {
    const metrics = new Metrics();
    metrics.gauge('a', 'A.', [], () => 1);
    metrics.gauge('a', 'A.', ['x', 'y'], async () => [['one', 'two', 3]]);
    expect(await metrics.text()).toContain('# HELP a A.\n# TYPE a gauge\na{x="one",y="two"} 3\n');
  });

  test('a source that fails or hangs keeps no other back', async () => {
    const metrics = new Metrics();
    metrics.gauge('broken', 'B.', [], () => {
      throw new Error('broken');
    });
    metrics.gauge('hung', 'H.', [], () => new Promise(() => undefined));
    metrics.gauge('fine', 'F.', [], () => 7);
    const text = await metrics.text();
    expect(text).toContain('\nfine 7\n');
    expect(text).not.toMatch(/^(?:broken|hung) /m);
  });

  test('queues and caches have one name each', async () => {
    const metrics = new Metrics();
    metrics.queue('drawing', () => ({ running: 1, waiting: 2 }));
    metrics.cache('pages', () => ({ entries: 3, bytes: 4 }));
    metrics.cache('owners', () => ({ entries: 5 }));
    const text = await metrics.text();
    for (const line of [
      'dara_queue_jobs{queue="drawing",state="waiting"} 2',
      'dara_cache_entries{cache="owners"} 5',
      'dara_cache_bytes{cache="pages"} 4',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).not.toContain('dara_cache_bytes{cache="owners"}');
  });
});

test('show when only this process counts the limits', async () => {
  expect(await services().metrics.text()).toContain('dara_limiter_degraded{store="memory"} 0\n');
  // Nothing listens there.
  const options = { log: services().log, secret: 'x' };
  const limiter = await createRedisLimiter('redis://127.0.0.1:1', options);
  const metrics = new Metrics();
  watchServices(metrics, { ...services(), limiter });
  expect(await metrics.text()).toContain('dara_limiter_degraded{store="redis"} 1\n');
  await limiter.close();
});

describe('GET /metrics', () => {
  const get = (change: Parameters<typeof build>[0], headers = {}, remoteAddress = '127.0.0.1') =>
    build(change).inject({ url: '/metrics', headers, remoteAddress });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('answers only requests with the configured token', async () => {
    const change = { metricsToken: TOKEN, isProduction: true };
    expect((await get(change)).statusCode).toBe(401);
    expect((await get(change, bearer(`${TOKEN}x`))).statusCode).toBe(401);
    const answer = await get(change, bearer(TOKEN), '203.0.113.9');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toMatch(/^dara_build_info\{release="[^"]+",instance="\w{8}",node="v\d+/m);
    expect(answer.body).toMatch(/^process_cpu_seconds_total /m);
    expect(answer.body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(answer.body).toMatch(/^dara_database_connections\{state="waiting"\} 0$/m);
  });

  test('without a token is limited to local requests, and disabled in production', async () => {
    expect((await get({ isProduction: true })).statusCode).toBe(404);
    expect((await get({})).statusCode).toBe(200);
    expect((await get({}, {}, '203.0.113.9')).statusCode).toBe(404);
    expect((await get({}, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  });
});

describe('requests', () => {
  test('are counted by the pattern of their route, also for unknown addresses', async () => {
    const app = build({ port: 0 });
    const params = Type.Object({ id: Type.String() });
    app.get('/api/thing/:id', { config: open, schema: { params } }, async () => ({}));
    app.get('/api/bad', { config: open }, async () => Promise.reject(new Error('bad')));
    const url = await listen(app, { config: { ...services().config, port: 0 } });
    for (let id = 0; id < 20; id += 1) await (await fetch(`${url}/api/thing/${id}`)).text();
    for (let id = 0; id < 20; id += 1) await (await fetch(`${url}/x${id}/y`)).text();
    await (await fetch(`${url}/api/bad`)).text();
    await (await fetch(`${url}/odd`, { method: 'PROPFIND' })).text();
    const lines = (await (await fetch(`${url}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith('http_requests_total{') && !line.includes('/metrics'));
    expect(lines.toSorted()).toEqual([
      'http_requests_total{method="GET",route="/api/bad",status="500"} 1',
      'http_requests_total{method="GET",route="/api/thing/:id",status="200"} 20',
      'http_requests_total{method="GET",route="unknown",status="404"} 20',
      'http_requests_total{method="other",route="unknown",status="404"} 1',
    ]);
    const text = await services().metrics.text();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/thing\/:id"\} 20$/m,
    );
  });
});
