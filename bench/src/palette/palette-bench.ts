// `npm run bench:palette`: the command palette over 100,000 records of each kind, compared with a bare route with the
// same statements.
import path from 'node:path';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { load, middle, startServer, type Figures, type Server } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 100_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const TARGET_MS = 100;
const SERVER = path.join(import.meta.dirname, '../business/server.ts');

/** A common word, two letters, a name, a misspelt name, and a keyword without hits. */
const KEYWORDS = ['งาน', 'ก', 'โฆษณา', 'namphung', 'ฎฏฐฎฏ'];
/** The api's work for any signed-in user, without a record. */
const BARE = '/api/notice/count';

async function timed(us: Server, address: string, headers: Record<string, string>) {
  const taken: Figures[] = [];
  for (let each = 0; each < 3; each += 1)
    taken.push(await load(us, [address], SECONDS, { headers, connections: 1 }));
  return middle(taken);
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = { ...serverEnv(database, dataDir), BENCH_ROWS: String(ROWS), LOG_LEVEL: 'warn' };
  if (!database.isFilled) {
    say(`Filling PostgreSQL with ${ROWS} of each ...`);
    await (await startServer(SERVER, 'fill', env)).stop();
    await database.query('ANALYZE');
  }
  const us = await startServer(SERVER, 'ours', env);
  try {
    const headers = await signIn(us);
    const rows: string[][] = [];
    for (const keyword of [undefined, ...KEYWORDS]) {
      const address = keyword
        ? `/api/management/search?keyword=${encodeURIComponent(keyword)}`
        : BARE;
      const figures = await timed(us, address, headers);
      rows.push([
        keyword ?? 'a bare route',
        round(figures.p50Ms, 1),
        round(figures.p99Ms, 1),
        round(figures.failed),
        keyword ? `p50 ${TARGET_MS}` : '',
        keyword ? targetStatus(figures.p50Ms, TARGET_MS) : '',
      ]);
    }
    printTable(
      `The palette as staff, ${ROWS} of each kind in PostgreSQL; ${machineLoad()}`,
      ['keyword', 'p50 ms', 'p99 ms', 'failed', 'target ms', ''],
      rows,
    );
  } finally {
    await us.stop();
  }
}

await withDatabase(measure);
