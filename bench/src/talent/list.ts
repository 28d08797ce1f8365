import type { Figures } from '../lib/load.ts';
import { load, middle, type Server } from '../lib/load.ts';
import { machineLoad, printTable, round, targetStatus } from '../lib/table.ts';
import { SEARCHES, queryOf } from './filters.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 16;
const TARGET = 2;

const rowOf = (name: string, who: string, { perSecond, p50Ms, p99Ms, failed }: Figures) => [
  name,
  who,
  round(perSecond),
  round(p50Ms, 1),
  round(p99Ms, 1),
  round(failed),
];

interface Servers {
  us: Server;
  plain: Server;
  headers: Record<string, string>;
  talents: number;
}

/** The management list with five filters, compared with the same SQL; alternating several times. */
export async function measureList({ us, plain, headers, talents }: Servers): Promise<void> {
  const ours = SEARCHES.map((search) => `/api/management/talent?${queryOf(search)}`);
  const paths = {
    known: SEARCHES.map((_search, index) => `/known/${index}`),
    counted: SEARCHES.map((_search, index) => `/counted/${index}`),
  };
  const taken = { ours: [] as Figures[], known: [] as Figures[], counted: [] as Figures[] };
  const options = { connections: CONNECTIONS };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.known.push(await load(plain, paths.known, SECONDS, options));
    taken.ours.push(await load(us, ours, SECONDS, { ...options, headers }));
    taken.counted.push(await load(plain, paths.counted, SECONDS, options));
  }
  const [mine, known, counted] = [taken.ours, taken.known, taken.counted].map(middle) as [
    Figures,
    Figures,
    Figures,
  ];
  printTable(
    `Management's list with five filters, ${talents} talents, ${CONNECTIONS} at once, median of ${ROUNDS} runs of ${SECONDS} s; ${machineLoad()}`,
    ['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
    [
      rowOf('total known', 'bare', known),
      rowOf('total counted each time', 'bare', counted),
      rowOf('as it ships', 'Dara', mine),
    ],
  );
  const ratio = (bare: Figures): number => mine.p99Ms / bare.p99Ms;
  printTable(
    'p99 of Dara over the bare route',
    ['against', 'ratio', 'target', ''],
    [
      ['total known', known],
      ['total counted each time', counted],
    ].map(([name, bare]) => {
      const found = ratio(bare as Figures);
      return [String(name), `${round(found, 2)}x`, `${TARGET}x`, targetStatus(found, TARGET)];
    }),
  );
}
