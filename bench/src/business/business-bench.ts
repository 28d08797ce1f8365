// `npm run bench:business`: business screens over large data. BENCH_PARTS selects from dashboard, lists.
import path from 'node:path';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { startServer } from '../lib/load.ts';
import { say } from '../lib/table.ts';
import { measureDashboards } from './dashboard.ts';
import { measureLists } from './lists.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 100_000);
const PARTS = (process.env['BENCH_PARTS'] ?? 'dashboard,lists').split(',');
const SERVER = path.join(import.meta.dirname, 'server.ts');

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = { ...serverEnv(database, dataDir), BENCH_ROWS: String(ROWS), LOG_LEVEL: 'warn' };
  if (!database.isFilled) {
    say(`Filling PostgreSQL with ${ROWS} of each ...`);
    await (await startServer(SERVER, 'fill', env)).stop();
    await database.query('ANALYZE job');
  }
  if (PARTS.includes('dashboard')) await measureDashboards(database, env, ROWS);
  if (PARTS.includes('lists')) await measureLists(database, env, ROWS);
}

await withDatabase(measure);
