/**
 * Measures a shared cache: Varnish with `docs/operations/varnish.vcl` in front of a gateway with test releases. Hit
 * rate, time until a change is visible, stale pages after that, caching of private pages, and requests per second
 * compared with the gateway alone.
 */
import type { RouteDeclaration } from '@dara/contract';
import { autocannon } from '../lib/autocannon.ts';
import { freePort } from '@dara/backend/testing';
import { route } from '../../../platform/src/testing/fixture-release.ts';
import {
  createTestSite,
  greeting,
  type TestSite,
} from '../../../platform/src/testing/test-site.ts';
import { inTemporaryFolder } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';
import { startVarnish } from './varnish.ts';

const DURATION_S = Number(process.env['BENCH_SECONDS'] ?? 10);
const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 10);
const LOOKS_AFTER = 200;
const PURGE_TARGET_MS = 2000;
const PATHS = ['/', '/note', '/note?lang=en', '/note?page=2', '/?lang=en'];
const PRIVATE = ['/mine', '/guest', '/draft/abc', '/nowhere', '/api/greeting', '/registry.json'];
const HOME: RouteDeclaration[] = [
  route('/'),
  route('/mine', 'signed-in'),
  route('/guest', 'guest'),
  { ...route('/draft/:token'), preview: true },
];
const PAGE = `
  const answer = await api.fetch(api.baseUrl + '/api/greeting', { signal });
  return '<p>' + (await answer.json()).text + '</p>';`;

const look = async (url: string) => {
  const answer = await fetch(url, { headers: { cookie: 'lang=en; accessToken=secret' } });
  return { text: await answer.text(), isHit: answer.headers.get('x-cache') === 'hit' };
};

/** Time until a text is visible, and number of stale responses after that. */
async function afterChange(url: string, text: string, change: () => Promise<void>) {
  await look(url);
  const begun = performance.now();
  await change();
  while (!(await look(url)).text.includes(text));
  const tookMs = performance.now() - begun;
  let stale = 0;
  for (let at = 0; at < LOOKS_AFTER; at += 1)
    if (!(await look(url)).text.includes(text)) stale += 1;
  return { tookMs, stale };
}

async function ship(site: TestSite): Promise<void> {
  await site.shipShell();
  await site.ship('mf-home', HOME);
  await site.ship('mf-note', [route('/note')], { page: PAGE });
}

async function loaded(url: string) {
  const requests = PATHS.map((path) => ({ method: 'GET' as const, path }));
  const options = { url, connections: 32, requests };
  await autocannon({ ...options, duration: 2 });
  return autocannon({ ...options, duration: DURATION_S });
}

async function hitRate(cache: string): Promise<number> {
  let hits = 0;
  const count = 1000;
  for (let at = 0; at < count; at += 1)
    if ((await look(cache + PATHS[at % PATHS.length])).isHit) hits += 1;
  return hits / count;
}

await inTemporaryFolder(async (folder) => {
  const port = await freePort();
  const varnish = await startVarnish(folder, port);
  const env = { SHARED_CACHE: '1', SHARED_CACHE_PURGE_URL: varnish.address };
  const site = await createTestSite({ env });
  try {
    await ship(site);
    const gateway = await site.app.listen({ port, host: '127.0.0.1' });
    for (const path of PATHS) await look(varnish.address + path);
    const rate = await hitRate(varnish.address);
    const content = [];
    for (let at = 0; at < CHANGES; at += 1)
      content.push(
        await afterChange(`${varnish.address}/note`, `<p>text ${at} .</p>`, async () => {
          greeting.text = `text ${at} .`;
          await site.services.events.publish('content');
        }),
      );
    const promotions = [];
    for (let at = 1; at <= 3; at += 1)
      promotions.push(
        await afterChange(`${varnish.address}/`, `mf-home 1.${at}.0`, async () => {
          await site.ship('mf-home', HOME, { version: `1.${at}.0` });
        }),
      );
    let kept = 0;
    for (const path of [...PRIVATE, ...PRIVATE])
      if ((await look(varnish.address + path)).isHit) kept += 1;
    const alone = await loaded(gateway);
    const behind = await loaded(varnish.address);
    const worst = Math.max(...content.map(({ tookMs }) => tookMs));
    const stale = [...content, ...promotions].reduce((sum, each) => sum + each.stale, 0);
    say(machineLoad());
    printTable(
      'Varnish before one gateway',
      ['figure', 'value', 'target'],
      [
        ['hit rate of what everybody may see', `${round(rate * 100, 1)} %`, ''],
        ['content until seen, median (ms)', round(median(content.map((each) => each.tookMs))), ''],
        ['content until seen, worst (ms)', round(worst), targetStatus(worst, PURGE_TARGET_MS)],
        [
          'promotion until seen, gates included (ms)',
          round(median(promotions.map((each) => each.tookMs))),
          '',
        ],
        ['pages of before after that', String(stale), targetStatus(stale, 0)],
        ['kept of single visitors', String(kept), targetStatus(kept, 0)],
        ['requests per second, gateway alone', round(alone.requests.average), ''],
        ['requests per second, through Varnish', round(behind.requests.average), ''],
        ['failed', String(alone.non2xx + alone.errors + behind.non2xx + behind.errors), ''],
      ],
    );
  } finally {
    await site.close();
    await varnish.stop();
  }
});
