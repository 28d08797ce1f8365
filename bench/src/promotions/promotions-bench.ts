/**
 * A thousand promotions and rollbacks under a load of 5,000 cached and 50 new documents a second, compared with the
 * same load without them: failed requests, pages with mixed releases, and latency of cached documents.
 */
import path from 'node:path';
import type { Options, Result } from 'autocannon';
import { autocannon } from '../lib/autocannon.ts';
import { startServer, type Server } from '../lib/load.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';

const PROMOTIONS = Number(process.env['BENCH_PROMOTIONS'] ?? 1000);
const QUIET_S = Number(process.env['BENCH_SECONDS'] ?? 15);
const KEPT_PER_S = 5000;
const NEW_PER_S = 50;
const LOOK_MS = 20;
const TARGET_P99_MS = 50;

interface Seen {
  kept: Result;
  fresh: Result;
  looks: number;
  mixed: number;
  releases: number;
}

/** The release that rendered a page, and the one in its snapshot. */
function releasesOf(page: string): [drawn: string | undefined, named: string | undefined] {
  const drawn = /<h1>\w+ mf-home ([\d.]+)<\/h1>/.exec(page)?.[1];
  const named = /"mf-home":\[\{.*?"version":"([\d.]+)"/.exec(page)?.[1];
  return [drawn, named];
}

/** Sends requests until it is stopped; returns the results. */
function asking(options: Options): () => Promise<Result> {
  let end: (result: Result) => void;
  const ended = new Promise<Result>((resolve) => (end = resolve));
  const instance = autocannon({ ...options, duration: 3600 }, (_error, result) => end(result));
  return () => {
    instance.stop?.();
    return ended;
  };
}

async function load(server: Server, during: () => Promise<unknown>): Promise<Seen> {
  let at = 0;
  const kept = asking({
    ...{ url: server.address, connections: 16, overallRate: KEPT_PER_S },
    requests: [{ method: 'GET', path: '/' }],
  });
  const fresh = asking({
    ...{ url: server.address, connections: 4, overallRate: NEW_PER_S },
    requests: [{ setupRequest: (request) => ({ ...request, path: `/page/${(at += 1)}` }) }],
  });
  let isOver = false;
  let looks = 0;
  let mixed = 0;
  const seen = new Set<string>();
  const looking = (async () => {
    while (!isOver) {
      const [drawn, named] = releasesOf(await (await fetch(server.address)).text());
      looks += 1;
      if (drawn === undefined || drawn !== named) mixed += 1;
      else seen.add(drawn);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  await during();
  isOver = true;
  await looking;
  return { kept: await kept(), fresh: await fresh(), looks, mixed, releases: seen.size };
}

const server = await startServer(path.join(import.meta.dirname, 'server.ts'), '', {});
try {
  const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET_S * 1000));
  await load(server, () => new Promise((resolve) => setTimeout(resolve, 3000)));
  const without = await load(server, pause);
  let told: unknown;
  const begun = performance.now();
  const beside = await load(server, async () => (told = await server.ask(String(PROMOTIONS))));
  const tookS = (performance.now() - begun) / 1000;
  const { done, error } = told as { done?: number; error?: string };
  if (error) throw new Error(error);
  const failed = ({ kept, fresh }: Seen): number =>
    [kept, fresh].reduce((sum, one) => sum + one.non2xx + one.errors + one.timeouts, 0);
  const row = (name: string, of: (seen: Seen) => number, digits = 0): string[] => [
    name,
    round(of(without), digits),
    round(of(beside), digits),
  ];
  say(machineLoad());
  printTable(
    `${done} promotions and rollbacks in ${round(tookS)} s`,
    ['figure', 'without', 'meanwhile'],
    [
      row('kept documents per second', ({ kept }) => kept.requests.average),
      row('their p50 (ms)', ({ kept }) => kept.latency.p50, 1),
      row('their p99 (ms)', ({ kept }) => kept.latency.p99, 1),
      row('new documents per second', ({ fresh }) => fresh.requests.average),
      row('their p99 (ms)', ({ fresh }) => fresh.latency.p99, 1),
      row('requests that failed', failed),
      row('pages looked at', ({ looks }) => looks),
      row('of them of two releases', ({ mixed }) => mixed),
      row('releases seen', ({ releases }) => releases),
    ],
  );
  say(`\nfailed (0): ${targetStatus(failed(beside), 0)}`);
  say(`of two releases (0): ${targetStatus(beside.mixed, 0)}`);
  say(
    `p99 of kept documents (${TARGET_P99_MS} ms): ${targetStatus(beside.kept.latency.p99, TARGET_P99_MS)}`,
  );
} finally {
  await server.stop();
}
