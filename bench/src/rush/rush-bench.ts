// `npm run bench:rush`: one address requests unique searches over 120 connections. Meanwhile a second address requests
// uncached pages, and a third one a cached page. BENCH_SECONDS of attack (10). BENCH_SITE uses a running site, which
// must trust a proxy on this machine.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { pause, withSite } from '../lib/site.ts';
import { machineLoad, printTable, round, say } from '../lib/table.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const ATTACK = path.join(import.meta.dirname, 'attack-main.ts');
const VISITOR_PAGES = 152;
const VISITOR_CONNECTIONS = 4;
const CACHED_PAUSE_MS = 20;
const run = promisify(execFile);

interface Times {
  answered: number;
  asked: number;
  times: number[];
}

async function timed(site: string, page: string, address: string, into: Times): Promise<void> {
  const startedAt = performance.now();
  const answer = await fetch(site + page, { headers: { 'x-forwarded-for': address } });
  await answer.text();
  into.asked += 1;
  if (answer.status === 200) into.answered += 1;
  into.times.push(performance.now() - startedAt);
}

const nothing = (): Times => ({ answered: 0, asked: 0, times: [] });

/** New pages, a few at a time as with several open tabs. */
async function visit(site: string, round: string): Promise<Times> {
  const seen = nothing();
  let next = 0;
  const tab = async (): Promise<void> => {
    while (next < VISITOR_PAGES) {
      next += 1;
      await timed(site, `/talent?keyword=visitor-${round}-${next}`, '203.0.113.77', seen);
      // Reading time of a user.
      await pause((SECONDS * 1000 * VISITOR_CONNECTIONS) / VISITOR_PAGES);
    }
  };
  await Promise.all(Array.from({ length: VISITOR_CONNECTIONS }, tab));
  return seen;
}

async function readCached(site: string, isOver: () => boolean): Promise<Times> {
  const seen = nothing();
  while (!isOver()) {
    await timed(site, '/', '203.0.113.78', seen);
    await pause(CACHED_PAUSE_MS);
  }
  return seen;
}

const at = (times: readonly number[], part: number): string => {
  const sorted = times.toSorted((one, other) => one - other);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN);
};

const row = (name: string, { answered, asked, times }: Times): string[] => [
  name,
  `${answered} of ${asked}`,
  at(times, 0.5),
  at(times, 0.99),
];

/** Results of visitors during `attack`. */
async function during(site: string, name: string, attack: Promise<unknown>): Promise<string[][]> {
  let isOver = false;
  const cached = readCached(site, () => isOver);
  const [visited] = await Promise.all([visit(site, name), attack]);
  isOver = true;
  return [row(`uncached, ${name}`, visited), row(`cached, ${name}`, await cached)];
}

async function measure(site: string): Promise<void> {
  await Promise.all([0, 1, 2].map(() => fetch(`${site}/`)));
  const quiet = await during(site, 'alone', pause(0));
  const args = ['--import', 'tsx', ATTACK, site, String(SECONDS)];
  const attack = run(process.execPath, args);
  // The attack has started by now.
  await pause(2000);
  const rush = await during(site, 'under attack', attack);
  printTable(
    `Pages of visitors; ${machineLoad()}`,
    ['page', 'rendered', 'p50 ms', 'p99 ms'],
    [...quiet, ...rush],
  );
  say(`the attacker was answered: ${(await attack).stdout}`);
}

process.env['TRUST_PROXY'] ??= '127.0.0.1';
await withSite(measure);
