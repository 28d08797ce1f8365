import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { businessLists } from '@dara/api/testing';
import type { BenchDatabase } from '../lib/database.ts';
import { startServer } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { machineLoad, median, printTable, round, targetStatus } from '../lib/table.ts';
import { costsOf, sumOf } from './plans.ts';
import { statementsOf } from './statements.ts';
import { callConcurrently } from './concurrent-calls.ts';

const SERVER = path.join(import.meta.dirname, 'server.ts');
const AT_ONCE = 8;
/** Short intervals, so that other load affects both servers. */
const TURN_MS = 250;
const TURNS = Math.ceil((Number(process.env['BENCH_SECONDS'] ?? 4) * 1000) / TURN_MS);
const TARGET = 1.5;

/** A list request with the name of the list and its parameters. */
export interface Asked {
  list: string;
  name: string;
  path: string;
}

/** Every list with each of its sort orders and filters: database time, and tables that are read completely. */
async function printPlans(
  database: BenchDatabase,
  asked: readonly Asked[],
  statements: Awaited<ReturnType<typeof statementsOf>>,
): Promise<void> {
  const rows: string[][] = [];
  for (const [index, { list, name }] of asked.entries()) {
    const costs = await costsOf(database, statements[index] ?? []);
    const scanned = [...new Set(costs.flatMap((cost) => cost.scanned))];
    rows.push([list, name, round(sumOf(costs), 1), scanned.join(' ') || '-']);
  }
  printTable(
    `Time in the database; ${machineLoad()}`,
    ['list', 'asked for', 'ms', 'read whole'],
    rows,
  );
}

async function printRatios(
  env: NodeJS.ProcessEnv,
  asked: readonly Asked[],
  rows: number,
): Promise<void> {
  const bare = await startServer(SERVER, 'bare', env);
  const ours = await startServer(SERVER, 'ours', env);
  try {
    const headers = await signIn(ours);
    const found: string[][] = [];
    for (const list of new Set(asked.map((each) => each.list))) {
      const of = [...asked.entries()].filter(([, each]) => each.list === list);
      const sides = [
        { server: ours, headers, paths: of.map(([, each]) => each.path), times: [] as number[] },
        { server: bare, headers: {}, paths: of.map(([at]) => `/${at}`), times: [] as number[] },
      ] as const;
      for (let turn = 0; turn <= TURNS; turn++) {
        for (const { server, headers, paths, times } of sides) {
          const options = { address: server.address, headers, paths, atOnce: AT_ONCE };
          const measured = await callConcurrently(options, TURN_MS);
          // The first run warms up caches and the compiler.
          if (turn > 0) times.push(...measured);
        }
      }
      const [mine, plain] = sides.map(({ times }) => median(times)) as [number, number];
      const ratio = mine / plain;
      found.push([
        list,
        String(sides[0].times.length),
        round(mine, 1),
        round(plain, 1),
        `${round(ratio, 2)}x`,
        targetStatus(ratio, TARGET),
      ]);
    }
    printTable(
      `Lists of ${rows} rows, ${AT_ONCE} at once, beside the same SQL behind a bare route (target ${TARGET}x); ${machineLoad()}`,
      ['list', 'calls', 'p50 ms', 'bare p50 ms', 'ratio', ''],
      found,
    );
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

export async function measureLists(
  database: BenchDatabase,
  env: NodeJS.ProcessEnv & { DATA_DIR: string },
  rows: number,
): Promise<void> {
  const [first] = await database.query(
    'SELECT job_id, count(*) FROM job_application GROUP BY job_id ORDER BY 2 DESC, 1 LIMIT 1',
  );
  const [booked] = await database.query('SELECT talent_id FROM booking LIMIT 1');
  const lists = businessLists(String(first?.['job_id']), String(booked?.['talent_id']));
  const asked = lists.flatMap(({ name: list, calls }) =>
    Object.entries(calls).map(([name, path]) => ({ list, name, path })),
  );
  await compareLists(database, env, asked, rows);
}

/** Database time of each request, then the lists compared with the same SQL behind a bare route, as administrator. */
export async function compareLists(
  database: BenchDatabase,
  env: NodeJS.ProcessEnv & { DATA_DIR: string },
  asked: readonly Asked[],
  rows: number,
): Promise<void> {
  const paths = asked.map((each) => each.path);
  const statements = await statementsOf(env, 'bench@dara.test', paths);
  await printPlans(database, asked, statements);
  const file = path.join(env.DATA_DIR, 'statements.json');
  await writeFile(file, JSON.stringify(statements));
  await printRatios({ ...env, BENCH_STATEMENTS: file }, asked, rows);
}
