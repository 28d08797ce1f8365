// `npm run bench:article`: time from a save of an article until its page and list show it, compared with the save
// itself.
import { machineLoad, median, printTable, round, targetStatus } from '../lib/table.ts';
import { pause, withSite } from '../lib/site.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 10);
const TARGET_MS = 2000;
const GIVE_UP_MS = 30_000;
const POLL_MS = 20;

interface Article {
  id: string;
  version: number;
}

async function tokenOf(site: string): Promise<string> {
  const body = new FormData();
  body.set('email', 'staff@dara.test');
  body.set('password', 'Dara1234!');
  const answer = await fetch(`${site}/api/authorization/login`, { method: 'POST', body });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

async function send(url: string, method: string, token: string, data: object): Promise<Article> {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Article;
}

/** Milliseconds until a public document contains the text, requested as an anonymous visitor. */
async function untilSaid(url: string, words: string, from: number): Promise<number> {
  for (;;) {
    const document = await (await fetch(url)).text();
    const taken = performance.now() - from;
    if (document.includes(words)) return taken;
    if (taken > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    await pause(POLL_MS);
  }
}

async function measure(site: string): Promise<void> {
  const token = await tokenOf(site);
  const calls = `${site}/api/management/news`;
  const words = (run: number) => `วัดเวลา ${process.pid}-${run}`;
  let article = await send(calls, 'POST', token, {
    type: 'General',
    title: { th: words(-1), en: '' },
    shortDescription: { th: 'ย่อ' },
    detail: { th: '<p>เนื้อหา</p>' },
    publish: true,
  });
  const places = { page: `${site}/news/${article.id}`, list: `${site}/news` };
  // Both are cached documents from here on.
  for (const url of Object.values(places)) await untilSaid(url, words(-1), performance.now());
  const taken: Record<'save' | keyof typeof places, number[]> = { save: [], page: [], list: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    const title = { th: words(run), en: '' };
    article = await send(`${calls}/${article.id}`, 'PUT', token, {
      version: article.version,
      title,
    });
    taken.save.push(performance.now() - from);
    const [page, list] = await Promise.all([
      untilSaid(places.page, words(run), from),
      untilSaid(places.list, words(run), from),
    ]);
    taken.page.push(page);
    taken.list.push(list);
  }
  await fetch(`${calls}/${article.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  printTable(
    `From a press of "save" on, ${RUNS} saves of an article; ${machineLoad()}`,
    ['until', 'median ms', 'slowest ms', 'target ms', ''],
    [
      ['the save is answered', round(median(taken.save)), round(Math.max(...taken.save)), '', ''],
      ...(['page', 'list'] as const).map((place) => {
        const slowest = Math.max(...taken[place]);
        return [
          place === 'page' ? 'its page says it' : 'the list says it',
          round(median(taken[place])),
          round(slowest),
          round(TARGET_MS),
          targetStatus(slowest, TARGET_MS),
        ];
      }),
    ],
  );
}

await withSite(measure);
