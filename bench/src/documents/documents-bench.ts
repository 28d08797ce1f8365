/**
 * Cost of additional remotes for documents of other remotes: compares the built shell and remotes with 200 more remotes
 * of five routes each, with a partial and the whole snapshot. Then documents per second with all remotes: a cached
 * page, a cached document of signed-in pages, and one composed per request.
 */
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load, startServer, type Figures } from '../lib/load.ts';
import { printTable, say, targetStatus } from '../lib/table.ts';
import { builtReleases, frameOf, liveOf, PAGES, REMOTES } from './live-of.ts';

const TARGET_BYTES = 2000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
/** Cached documents of signed-in pages should reach this share of the rate of cached pages. */
const TARGET_SHARE = 0.8;

const sizes = (text: string | Buffer): number[] => {
  const bytes = Buffer.from(text);
  const gzip = gzipSync(bytes, { level: 6 }).length;
  return [bytes.length, gzip, brotliCompressSync(bytes).length];
};

const { shell, remotes, many } = await builtReleases();
const { takesPartialSnapshot: _part, ...wholeShell } = shell;
const isPublic = ([, , frame]: (typeof PAGES)[number]): boolean => frame === 'site';
let most = 0;
for (const page of PAGES) {
  const growth: number[][] = [];
  const rows = [
    { name: 'the page’s part', of: shell },
    { name: 'the whole snapshot', of: wholeShell },
  ].flatMap(({ name, of }) => {
    const [few = [], all = []] = [remotes, many].map((live) =>
      sizes(frameOf(liveOf(of, live), page)),
    );
    const grown = all.map((size, at) => size - (few[at] ?? 0));
    growth.push(grown);
    return [
      [name, 'as it is', ...few.map(String)],
      ['', `and ${REMOTES} more`, ...all.map(String)],
      ['', 'growth', ...grown.map(String)],
    ];
  });
  if (isPublic(page)) most = Math.max(most, ...(growth[0]?.slice(1) ?? []));
  printTable(page[0], ['document', 'remotes', 'bytes', 'gzip', 'brotli'], rows);
}
say(
  `\npublic documents grow by ${most} bytes at most (${TARGET_BYTES}): ${targetStatus(most, TARGET_BYTES)}`,
);

const server = await startServer(path.join(import.meta.dirname, 'server.ts'), '', {});
const frame = '/management/cms/news';
const headers = { 'accept-encoding': 'br' };
const figures: Record<string, Figures> = {};
try {
  for (const [name, address] of [
    ['a cached page', '/'],
    ['a cached signed-in document', frame],
    ['a frame made for each request', `/made${frame}`],
  ] as const)
    figures[name] = await load(server, [address], SECONDS, { headers });
} finally {
  await server.stop();
}
printTable(
  'documents per second',
  ['document', 'per second', 'p99 ms', 'failed'],
  Object.entries(figures).map(([name, { perSecond, p99Ms, failed }]) => [
    name,
    perSecond.toFixed(0),
    p99Ms.toFixed(1),
    String(failed),
  ]),
);
const share =
  (figures['a cached signed-in document']?.perSecond ?? 0) /
  (figures['a cached page']?.perSecond ?? 1);
say(
  `\nkept frames come at ${(share * 100).toFixed(0)} % of kept pages (${TARGET_SHARE * 100}): ${targetStatus(TARGET_SHARE, share)}`,
);
