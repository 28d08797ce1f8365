// `npm run bench:talent`: talent management under load. BENCH_PARTS selects from list, export, save.
import path from 'node:path';
import { seedOnce, serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { startServer, type Server } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { measureExport } from './export.ts';
import { measureList } from './list.ts';
import { measureSave } from './save.ts';

const TALENTS = Number(process.env['BENCH_TALENTS'] ?? 100_000);
const EXPORTED = 10_000;
const PARTS = (process.env['BENCH_PARTS'] ?? 'list,export,save').split(',');
const SERVER = path.join(import.meta.dirname, 'server.ts');

/** About the number of talents to export, as exactly as a height filter allows. */
async function exportQuery(database: BenchDatabase): Promise<string> {
  const [found] = await database.query(
    `SELECT height FROM (
       SELECT height, sum(count(*)) OVER (ORDER BY height) AS talents FROM talent
       WHERE deleted_at IS NULL AND height IS NOT NULL GROUP BY height) s
     ORDER BY abs(talents - $1) LIMIT 1`,
    [EXPORTED],
  );
  return `format=xlsx&heightTo=${String(found?.['height'])}`;
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = {
    ...serverEnv(database, dataDir),
    BENCH_TALENTS: String(TALENTS),
  };
  await seedOnce(database, SERVER, env);
  const found = await database.query(
    'SELECT id FROM talent WHERE deleted_at IS NULL ORDER BY id LIMIT 20',
  );
  const us = await startServer(SERVER, 'ours', env);
  const others: Server[] = [];
  try {
    if (PARTS.includes('list')) {
      const plain = await startServer(SERVER, 'bare', env);
      others.push(plain);
      await measureList({ us, plain, headers: await signIn(us), talents: TALENTS });
    }
    const headers = await signIn(us);
    if (PARTS.includes('export')) {
      await measureExport({ us, headers, query: await exportQuery(database) });
    }
    if (PARTS.includes('save')) {
      const idle = await startServer(SERVER, 'idle', env);
      others.push(idle);
      await measureSave({ us, idle, headers, ids: found.map((row) => String(row['id'])) });
    }
  } finally {
    for (const each of [us, ...others]) await each.stop();
  }
}

await withDatabase(measure);
