// `npm run bench:pdf`: proposals and casting sheets of twenty talents. BENCH_RUNS sets the number of renders.
import path from 'node:path';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { startServer, type Server } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';
import type { Felt } from '../talent/monitor.ts';
import { CARDS, makeDocuments, waitForImageVariants } from './records.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const TARGET_MS = 4000;
const DELAY_TARGET_MS = 50;
/** Some of the inserted talents are not public. */
const TALENTS = CARDS * 2;
/** The same process as for talent management. */
const SERVER = path.join(import.meta.dirname, '../talent/server.ts');

interface Taken {
  ms: number;
  kB: number;
}

async function take(address: string, headers: Record<string, string>): Promise<Taken> {
  const began = performance.now();
  const answer = await fetch(address, { headers });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { ms: performance.now() - began, kB: bytes.byteLength / 1024 };
}

async function rowOf(
  [us, idle]: readonly [Server, Server],
  name: string,
  make: () => Promise<Taken>,
): Promise<string[]> {
  const first = await make();
  await Promise.all([us.ask('begin'), idle.ask('begin')]);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push((await make()).ms);
  const [felt, calm] = (await Promise.all([us.ask('end'), idle.ask('end')])) as [Felt, Felt];
  const middle = median(times);
  return [
    ...[name, round(first.ms), round(middle), round(Math.max(...times)), round(first.kB)],
    ...[round(TARGET_MS), targetStatus(middle, TARGET_MS)],
    ...[round(felt.delayMaxMs, 1), round(calm.delayMaxMs, 1), round(felt.ownMaxMs, 1)],
    ...[
      round(DELAY_TARGET_MS),
      targetStatus(felt.delayMaxMs, DELAY_TARGET_MS),
      `+${round(felt.peakMb)}`,
    ],
  ];
}

const COLUMNS = [
  ...['document', 'first ms', 'median ms', 'longest ms', 'kB', 'target', ''],
  ...['longest delay ms', 'of an idle process', 'own work', 'target', '', 'peak MB'],
];

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = { ...serverEnv(database, dataDir), BENCH_TALENTS: String(TALENTS) };
  await (await startServer(SERVER, 'fill', env)).stop();
  const us = await startServer(SERVER, 'ours', env);
  const idle = await startServer(SERVER, 'idle', env);
  try {
    const headers = await signIn(us);
    say(`Making ${CARDS} cards ...`);
    const { proposal, sheet } = await makeDocuments(us, database, headers);
    await waitForImageVariants(database);
    const rows = [
      await rowOf([us, idle], 'proposal', () => take(proposal, headers)),
      await rowOf([us, idle], 'casting sheet', () => take(sheet, headers)),
    ];
    const heading = `Documents of ${CARDS} cards with six photos of 12 megapixels, ${RUNS} in turn; ${machineLoad()}`;
    printTable(heading, COLUMNS, rows);
  } finally {
    await us.stop();
    await idle.stop();
  }
}

await withDatabase(measure);
