// `npm run bench:api`: compares the api with bare routes that run the same SQL. BENCH_TALENTS and BENCH_SECONDS change
// the size.
import path from 'node:path';
import { searchFor, talentCountQuery, talentPageQuery, type TalentFilter } from '@dara/api/testing';
import { createServices, loadConfig } from '@dara/backend';
import { seedOnce, serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { costInLoops } from '../lib/fixed-loop.ts';
import { load, middle, startServer, type Figures, type Server } from '../lib/load.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';

const TALENTS = Number(process.env['BENCH_TALENTS'] ?? 100_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const TARGET = 1.5;
/** Allowed factor over the recorded cost; above it the api or its SQL has become slower. */
const TOLERANCE = 1.2;
/** Cost of one request in rounds of the fixed loop, with 100,000 talents. */
const RECORDED: Record<string, number> = {
  'list, total known': 40,
  detail: 27,
  'three-letter keyword': 50,
};
const SERVER = path.join(import.meta.dirname, 'server.ts');
/** Three letters each, as users type them: nicknames, words, and one without hits. */
const KEYWORDS = ['กิน', 'ปิ่', 'มาล', 'น้ำ', 'ฎฏฐ'];

interface Case {
  name: string;
  ours: string[];
  bare: string[];
}

function casesFor(ids: readonly string[]): Case[] {
  const keywords = KEYWORDS.map(encodeURIComponent);
  return [
    { name: 'list, total known', ours: ['/api/talent'], bare: ['/list'] },
    { name: 'list, total counted each time', ours: ['/api/talent'], bare: ['/list-counted'] },
    {
      name: 'detail',
      ours: ids.map((id) => `/api/talent/${id}`),
      bare: ids.map((id) => `/detail/${id}`),
    },
    {
      name: 'three-letter keyword',
      ours: keywords.map((word) => `/api/talent?keyword=${word}`),
      bare: keywords.map((word) => `/keyword?keyword=${word}`),
    },
  ];
}

/** Both alternate several times, so that other load affects both equally. */
async function compare({ ours, bare }: Case, us: Server, plain: Server) {
  const measured: { ours: Figures[]; bare: Figures[] } = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    measured.bare.push(await load(plain, bare, SECONDS));
    measured.ours.push(await load(us, ours, SECONDS));
  }
  return { ours: middle(measured.ours), bare: middle(measured.bare) };
}

/** One request at a time, measured in rounds of the fixed loop. */
async function costOf({ ours }: Case, us: Server): Promise<number> {
  const tasks = ours.slice(0, 5).map((path) => async () => {
    const answer = await fetch(us.address + path);
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  return costInLoops(tasks);
}

const rowOf = (name: string, who: string, { perSecond, p50Ms, p99Ms, failed }: Figures) => [
  name,
  who,
  round(perSecond),
  round(p50Ms, 1),
  round(p99Ms, 1),
  round(failed),
];

async function showPlans(database: BenchDatabase, dataDir: string): Promise<void> {
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0' });
  const services = await createServices({ ...config, logLevel: 'silent' });
  const filter: TalentFilter = { audience: 'public', search: searchFor('กิน') };
  const queries = {
    page: talentPageQuery(services.db, filter, { page: 1, size: 12 }),
    total: talentCountQuery(services.db, filter),
  };
  for (const [name, { sql, parameters }] of Object.entries(queries)) {
    const rows = await database.query(
      `EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${sql}`,
      parameters,
    );
    const plan = rows.map((row) => String(row['QUERY PLAN']));
    const scans = plan.filter((line) => /Seq Scan on talent\b/.test(line)).length;
    say(`\nPlan of the keyword "กิน", ${name}: ${scans} scans of the table (target 0)`);
    for (const line of plan) say(`  ${line}`);
  }
  await services.close();
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = {
    ...serverEnv(database, dataDir),
    BENCH_TALENTS: String(TALENTS),
  };
  await seedOnce(database, SERVER, env);
  const found = await database.query(
    'SELECT id FROM talent WHERE is_public AND deleted_at IS NULL ORDER BY md5(id::text) LIMIT 500',
  );
  const us = await startServer(SERVER, 'ours', env);
  const plain = await startServer(SERVER, 'bare', env);
  const rows: string[][] = [];
  const ratios: string[][] = [];
  const costs: string[][] = [];
  try {
    for (const each of casesFor(found.map((row) => String(row['id'])))) {
      const { ours, bare } = await compare(each, us, plain);
      rows.push(rowOf(each.name, 'bare', bare), rowOf('', 'Dara', ours));
      const ratio = bare.perSecond / ours.perSecond;
      ratios.push([each.name, `${round(ratio, 2)}x`, `${TARGET}x`, targetStatus(ratio, TARGET)]);
      const recorded = RECORDED[each.name];
      if (recorded === undefined) continue;
      const cost = await costOf(each, us);
      const most = recorded * TOLERANCE;
      costs.push([each.name, round(cost), round(recorded), round(most), targetStatus(cost, most)]);
    }
  } finally {
    await us.stop();
    await plain.stop();
  }
  printTable(
    `Public talents, ${TALENTS} in PostgreSQL, 32 connections, median of ${ROUNDS} runs of ${SECONDS} s; ${machineLoad()}`,
    ['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
    rows,
  );
  printTable('Bare route over Dara, in requests/s', ['call', 'ratio', 'target', ''], ratios);
  printTable(
    'One request of Dara in rounds of a fixed loop on this machine',
    ['call', 'now', 'recorded', 'at most', ''],
    costs,
  );
  await showPlans(database, dataDir);
}

await withDatabase(measure);
