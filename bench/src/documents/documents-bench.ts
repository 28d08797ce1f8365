/**
 * What remotes cost documents that show none of their pages: those of the built shell and remotes as they are, and beside
 * 200 more of five routes each, with the part of the snapshot that their page needs and with all of it. Then documents per
 * second, beside all of those remotes: a kept page, a kept frame of signed-in people, and such a frame made for each request.
 */
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load, startServer, type Figures } from '../lib/load.ts';
import { printTable, say, targetStatus } from '../lib/table.ts';
import { builtReleases, frameOf, liveOf, PAGES, REMOTES } from './live-of.ts';

const TARGET_BYTES = 2000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
/** Of the figure for kept pages, which kept frames should come near. */
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
    ['a kept page', '/'],
    ['a kept frame', frame],
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
const share = (figures['a kept frame']?.perSecond ?? 0) / (figures['a kept page']?.perSecond ?? 1);
say(
  `\nkept frames come at ${(share * 100).toFixed(0)} % of kept pages (${TARGET_SHARE * 100}): ${targetStatus(TARGET_SHARE, share)}`,
);
