// `npm run bench:search`: keyword searches over a million talents, and the public list during saves.
import path from 'node:path';
import { seedOnce, serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { load, middle, startServer, type Figures, type Server } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';
import { allKeywords, KEYWORDS } from './keywords.ts';
import { saveSteadily } from './saves.ts';

const TALENTS = Number(process.env['BENCH_TALENTS'] ?? 1_000_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SAVES_PER_SECOND = 10;
const TARGET_MS = 100;
const SERVER = path.join(import.meta.dirname, '../lib/server.ts');

const listFor = (keyword: string): string => `/api/talent?keyword=${encodeURIComponent(keyword)}`;

type Row = string[];

const rowOf = (name: string, figures: Figures, key: 'p50Ms' | 'p99Ms'): Row => [
  name,
  round(figures.perSecond),
  round(figures.p50Ms, 1),
  round(figures.p99Ms, 1),
  round(figures.failed),
  `${key === 'p50Ms' ? 'p50' : 'p99'} ${TARGET_MS}`,
  targetStatus(figures[key], TARGET_MS),
];

async function repeated(us: Server, paths: readonly string[]): Promise<Figures> {
  const taken: Figures[] = [];
  for (let each = 0; each < ROUNDS; each += 1) taken.push(await load(us, paths, SECONDS));
  return middle(taken);
}

async function measureSearch(us: Server, database: BenchDatabase): Promise<Row[]> {
  const distinct = await allKeywords(database);
  // First, so that none of them is cached; each is requested once.
  const once = await load(us, distinct.map(listFor), SECONDS, { once: true });
  const same = await repeated(us, KEYWORDS.map(listFor));
  return [
    rowOf(`${distinct.length} keywords, each for the first time`, once, 'p50Ms'),
    rowOf(`${KEYWORDS.length} keywords again and again`, same, 'p50Ms'),
  ];
}

async function measureSaves(us: Server, database: BenchDatabase): Promise<Row[]> {
  const paths = ['/api/talent', '/api/talent?talentGroup=Singer', '/api/talent?page=2'];
  const quiet = await repeated(us, paths);
  const saves = await saveSteadily(database, us, await signIn(us), SAVES_PER_SECOND);
  const busy = await repeated(us, paths);
  const { saved, perSecond, failed } = await saves.stop();
  say(`\n${saved} saves, ${round(perSecond, 1)} a second, ${failed} failed`);
  return [
    rowOf('list', quiet, 'p99Ms'),
    rowOf(`list while ${SAVES_PER_SECOND} a second are saved`, busy, 'p99Ms'),
  ];
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = {
    ...serverEnv(database, dataDir),
    BENCH_TALENTS: String(TALENTS),
  };
  await seedOnce(database, SERVER, env);
  const us = await startServer(SERVER, 'ours', env);
  try {
    const rows = [...(await measureSearch(us, database)), ...(await measureSaves(us, database))];
    printTable(
      `Public talents, ${TALENTS} in PostgreSQL, 32 connections, runs of ${SECONDS} s; ${machineLoad()}`,
      ['call', 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'target ms', ''],
      rows,
    );
  } finally {
    await us.stop();
  }
}

await withDatabase(measure);
