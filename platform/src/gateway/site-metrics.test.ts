import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('reports how documents were served, the live releases and the cache size', async () => {
  await site.shipShell();
  await site.ship('mf-x', [route('/x')]);
  await site.get('/x');
  await site.get('/x');
  const { body } = await site.get('/metrics');
  for (const line of [
    'dara_documents_total{state="miss"} 1',
    'dara_documents_total{state="hit"} 1',
    'dara_renders_total{result="rendered"} 1',
    'dara_render_duration_seconds_count 1',
    'dara_cache_entries{cache="documents"} 1',
    'dara_queue_jobs{queue="rendering",state="waiting"} 0',
    'dara_renderers_ready 1',
    'dara_release_info{name="mf-x",version="1.0.0"} 1',
    'http_requests_total{method="GET",route="/*",status="200"} 2',
  ])
    expect(body).toContain(`${line}\n`);
});
