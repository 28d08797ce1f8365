/**
 * Cost of rendering in a separate process compared with a thread of the gateway: both render the same pages with the
 * same api responses, alternately.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_BUILTINS, type ReleaseManifest } from '@dara/contract';
import { buildSnapshot } from '../../../platform/src/registry/snapshot.ts';
import { fetchedApi } from '../../../platform/src/rendering/api-caller.ts';
import type {
  ApiAnswer,
  ApiCall,
  FromRenderer,
  ToRenderer,
} from '../../../platform/src/rendering/protocol.ts';
import { ROOT, withSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';
import { inProcess, inThread, type Side } from './sides.ts';

const PACKAGES = ['shell', 'mf-public', 'mf-talent', 'mf-business', 'mf-cms', 'mf-settings'];
const PAGES = ['/', '/talent', '/news', '/job', '/client'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10);
const PAGES_A_ROUND = 40;
const AT_ONCE = [1, 8];
const TARGET_PERCENT = 10;

type Start = [Extract<ToRenderer, { type: 'start' }>, string[]];

async function readStart(): Promise<Start> {
  const releases = await Promise.all(
    PACKAGES.map(async (name) => {
      const folder = path.join(ROOT, name, 'dist');
      const text = await readFile(path.join(folder, 'release.json'), 'utf8');
      const manifest = JSON.parse(text) as ReleaseManifest;
      const entry = manifest.serverEntry ?? '';
      const code = await readFile(path.join(folder, 'server', entry), 'utf8');
      return { manifest, code };
    }),
  );
  const [shell, ...remotes] = releases.map(({ manifest }) => manifest) as [
    ReleaseManifest,
    ...ReleaseManifest[],
  ];
  const live = remotes.map((remote) => ({ live: remote, fallback: null }));
  const bundles = releases.map(({ manifest: { name } }) => ({ name, fileName: `/${name}.cjs` }));
  const snapshot = buildSnapshot(0, shell, live);
  return [
    { type: 'start', snapshot, builtins: SHELL_BUILTINS, bundles },
    releases.map(({ code }) => code),
  ];
}

/** Cached api responses, so that only rendering is measured. */
function rememberedApi(site: string): (call: ApiCall) => Promise<ApiAnswer> {
  const ask = fetchedApi(site);
  const answers = new Map<string, Promise<ApiAnswer>>();
  return (call) => {
    const key = JSON.stringify([call.path, call.headers]);
    const answer = answers.get(key) ?? ask(call);
    answers.set(key, answer);
    return answer;
  };
}

interface Drawing {
  draw: (page: string) => Promise<number>;
  end: () => Promise<unknown>;
}

/** The content for the document, in either case. */
const bytesOf = (texts: (string | Buffer)[]): Buffer =>
  Buffer.concat(texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text)));

async function open(
  way: (hear: (message: FromRenderer, texts: (string | Buffer)[]) => void) => Promise<Side>,
  [start, codes]: Start,
  callApi: (call: ApiCall) => Promise<ApiAnswer>,
): Promise<Drawing> {
  const waiting = new Map<number, (page: Buffer | Error) => void>();
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const side = await way((message, texts) => {
    if (message.type === 'ready') isReady();
    else if (message.type === 'rendered') waiting.get(message.id)?.(bytesOf(texts));
    else if (message.type === 'refused') waiting.get(message.id)?.(new Error(message.message));
    else if (message.type === 'api')
      void callApi(message.call).then(({ body, ...answer }) =>
        side.post({ type: 'api', id: message.id, answer }, [body]),
      );
  });
  side.post(start, codes);
  await ready;
  let last = 0;
  const draw = (page: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, (drawn) => {
        waiting.delete(id);
        if (drawn instanceof Error) reject(drawn);
        else resolve(drawn.length);
      });
      side.post({ type: 'render', id, url: `http://bench.test${page}`, locale: 'th' });
    });
  return { draw, end: side.end };
}

/** Milliseconds per page with the given concurrency. */
async function drawRound({ draw }: Drawing, atOnce: number): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < PAGES_A_ROUND) await draw(PAGES[next++ % PAGES.length] ?? '/');
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return (performance.now() - startedAt) / PAGES_A_ROUND;
}

await withSite(async (site) => {
  const start = await readStart();
  const callApi = rememberedApi(site);
  const thread = await open(inThread, start, callApi);
  const process = await open(inProcess, start, callApi);
  say(`${ROUNDS} rounds of ${PAGES_A_ROUND} pages by turns; ${machineLoad()}`);
  for (const page of PAGES) say(`${page}: ${round((await process.draw(page)) / 1024)} kB`);
  const rows: string[][] = [];
  for (const atOnce of AT_ONCE) {
    const times = { thread: [] as number[], process: [] as number[] };
    // The first round includes compilation.
    for (let at = 0; at <= ROUNDS; at += 1) {
      const ofThread = await drawRound(thread, atOnce);
      const ofProcess = await drawRound(process, atOnce);
      if (at === 0) continue;
      times.thread.push(ofThread);
      times.process.push(ofProcess);
    }
    const [before, now] = [median(times.thread), median(times.process)];
    const more = (now / before - 1) * 100;
    rows.push([
      `${atOnce} at once`,
      round(before, 2),
      round(now, 2),
      `${round(more, 1)} %`,
      targetStatus(more, TARGET_PERCENT),
    ]);
  }
  printTable(
    `A drawn page, milliseconds (a process at most ${TARGET_PERCENT} % dearer)`,
    ['pages', 'thread', 'process', 'more', ''],
    rows,
  );
  await Promise.all([thread.end(), process.end()]);
});
