// `npm run bench:card`: rendering of composite cards as files. BENCH_RUNS sets the number of single renders.
import path from 'node:path';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { startServer, type Server } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';
import type { Felt } from '../lib/monitor.ts';
import { makeCard, SLOTS } from './make-card.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 10);
const AT_ONCE = 20;
const TARGET_MS = 1000;
const DELAY_TARGET_MS = 50;
const MEMORY_TARGET_MB = 200;
/** The api with one talent and one account. */
const SERVER = path.join(import.meta.dirname, '../lib/server.ts');

interface Target {
  us: Server;
  idle: Server;
  headers: Record<string, string>;
  /** Address of the card. */
  card: string;
}

interface Taken {
  ms: number;
  kB: number;
  isGood: boolean;
}

async function take({ headers, card }: Target, file: string): Promise<Taken> {
  const began = performance.now();
  const answer = await fetch(`${card}/${file}`, { headers });
  const bytes = await answer.arrayBuffer();
  return { ms: performance.now() - began, kB: bytes.byteLength / 1024, isGood: answer.ok };
}

async function inTurn(target: Target, file: string): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let run = 0; run < RUNS; run += 1) taken.push(await take(target, file));
  return taken;
}

const together = (target: Target, file: string): Promise<Taken[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => take(target, file)));

async function measureSingle(target: Target): Promise<void> {
  const rows: string[][] = [];
  for (const [name, file] of [
    ['PDF, A5 with bleed', 'pdf?size=A5&bleed=1'],
    ['PDF, half letter', 'pdf?size=HalfLetter'],
    ['PNG, both sides', 'png'],
  ] as const) {
    const first = await take(target, file);
    const taken = await inTurn(target, file);
    const middle = median(taken.map(({ ms }) => ms));
    rows.push([
      name,
      round(first.ms),
      round(middle),
      round(Math.max(...taken.map(({ ms }) => ms))),
      round(first.kB),
      round(TARGET_MS),
      targetStatus(middle, TARGET_MS),
    ]);
  }
  printTable(
    `One composite card with ${SLOTS.length} photos of 12 megapixels, ${RUNS} in turn; ${machineLoad()}`,
    ['file', 'first ms', 'median ms', 'longest ms', 'kB', 'target', ''],
    rows,
  );
}

async function measureTogether(target: Target): Promise<void> {
  const { us, idle } = target;
  const rows: string[][] = [];
  for (const [name, file] of [
    ['PDF, A5 with bleed', 'pdf?size=A5&bleed=1'],
    ['PNG, both sides', 'png'],
  ] as const) {
    await Promise.all([us.ask('begin'), idle.ask('begin')]);
    const began = performance.now();
    const taken = await together(target, file);
    const seconds = (performance.now() - began) / 1000;
    const [felt, calm] = (await Promise.all([us.ask('end'), idle.ask('end')])) as [Felt, Felt];
    rows.push([
      name,
      round(taken.filter(({ isGood }) => !isGood).length),
      round(seconds, 1),
      round(Math.max(...taken.map(({ ms }) => ms)) / 1000, 1),
      round(felt.delayMaxMs, 1),
      round(calm.delayMaxMs, 1),
      round(felt.ownMaxMs, 1),
      round(DELAY_TARGET_MS),
      targetStatus(felt.delayMaxMs, DELAY_TARGET_MS),
      `+${round(felt.peakMb)}`,
      `+${MEMORY_TARGET_MB}`,
      targetStatus(felt.peakMb, MEMORY_TARGET_MB),
    ]);
  }
  printTable(
    `${AT_ONCE} composite cards at once; ${machineLoad()}`,
    [
      'file',
      'failed',
      's in all',
      'slowest s',
      'longest delay ms',
      'of an idle process',
      'own work',
      'target',
      '',
      'peak MB',
      'target',
      '',
    ],
    rows,
  );
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = {
    ...serverEnv(database, dataDir),
    BENCH_TALENTS: '1',
  };
  await (await startServer(SERVER, 'fill', env)).stop();
  const [talent] = await database.query('SELECT id FROM talent LIMIT 1');
  const us = await startServer(SERVER, 'ours', env);
  const idle = await startServer(SERVER, 'idle', env);
  try {
    const headers = await signIn(us);
    say('Making a card of six photos ...');
    const card = await makeCard(us, headers, String(talent?.['id']));
    const target = { us, idle, headers, card };
    await measureSingle(target);
    await measureTogether(target);
  } finally {
    await us.stop();
    await idle.stop();
  }
}

await withDatabase(measure);
