/**
 * Cost of additional remotes for documents of other remotes: compares the built shell and remotes with 200 more remotes
 * of five routes each, with a partial and the whole snapshot. Then documents per second and their processor time without and
 * with those remotes: a cached page, a cached document of signed-in pages, and one composed per request.
 */
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load, startServer, type Figures, type Server } from '../lib/load.ts';
import { median, printTable, say, targetStatus } from '../lib/table.ts';
import { builtReleases, frameOf, liveOf, PAGES, REMOTES } from './live-of.ts';

const TARGET_BYTES = 2000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** What the other remotes may cost a visitor who opens none of them. */
const TARGET_COST = 0.03;
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

const NEWS = '/management/cms/news';
const ADDRESSES = [
  ['a cached page', '/'],
  ['a cached signed-in document', NEWS],
  ['a frame made for each request', `/made${NEWS}`],
] as const;
type Measured = Figures & { cpuUs: number };

/** With the processor time of a request, which other work on the machine changes less than the rate. */
async function measure(server: Server, address: string): Promise<Measured> {
  // Compiled and cached before the time counts.
  await load(server, [address], 1, { headers });
  const before = (await server.ask('cpu')) as Usage;
  const figures = await load(server, [address], SECONDS, { headers, isWarm: true });
  const after = (await server.ask('cpu')) as Usage;
  if (figures.failed > 0) throw new Error(`${address} failed ${figures.failed} times`);
  return { ...figures, cpuUs: (after.cpuUs - before.cpuUs) / (after.requests - before.requests) };
}

interface Usage {
  cpuUs: number;
  requests: number;
}

const headers = { 'accept-encoding': 'br' };
const script = path.join(import.meta.dirname, 'server.ts');
const servers = {
  few: await startServer(script, '', { BENCH_REMOTES: '0' }),
  many: await startServer(script, '', { BENCH_REMOTES: String(REMOTES) }),
};
type Side = keyof typeof servers;
const measured = new Map<string, Measured[]>();
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, address] of ADDRESSES)
      // The first of two runs on a warmer or colder machine than the second.
      for (const side of (round % 2 ? ['few', 'many'] : ['many', 'few']) as Side[]) {
        const key = `${name} ${side}`;
        measured.set(key, [...(measured.get(key) ?? []), await measure(servers[side], address)]);
      }
} finally {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
}
const of = (name: string, side: Side, figure: keyof Measured): number =>
  median((measured.get(`${name} ${side}`) ?? []).map((one) => one[figure]));
const cost = (name: string): number => of(name, 'many', 'cpuUs') / of(name, 'few', 'cpuUs') - 1;
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
printTable(
  `documents per second, and processor time of each (${ROUNDS} rounds)`,
  ['document', 'remotes', 'per second', 'p99 ms', 'µs', 'cost'],
  ADDRESSES.flatMap(([name]) =>
    (['few', 'many'] as const).map((side) => [
      side === 'few' ? name : '',
      side === 'few' ? 'as it is' : `and ${REMOTES} more`,
      of(name, side, 'perSecond').toFixed(0),
      of(name, side, 'p99Ms').toFixed(1),
      of(name, side, 'cpuUs').toFixed(0),
      side === 'few' ? '' : percent(cost(name)),
    ]),
  ),
);
const [[page], [frame]] = ADDRESSES;
say(
  `\n${REMOTES} more remotes cost a visitor ${percent(cost(page))} of the processor time of a cached page (${percent(TARGET_COST)}): ${targetStatus(cost(page), TARGET_COST)}`,
);
const share = of(frame, 'many', 'perSecond') / of(page, 'many', 'perSecond');
say(
  `kept frames come at ${(share * 100).toFixed(0)} % of kept pages (${TARGET_SHARE * 100}): ${targetStatus(TARGET_SHARE, share)}`,
);
