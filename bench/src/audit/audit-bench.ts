// `npm run bench:audit`: the audit log with each of its filters over 1,000,000 rows, compared with a bare route with
// the same SQL.
import path from 'node:path';
import { compareLists, type Asked } from '../business/lists.ts';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { startServer } from '../lib/load.ts';
import { say } from '../lib/table.ts';
import { fillAuditLog } from './fill.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
/** Records of each kind that events refer to. */
const RECORDS = 1000;
const SERVER = path.join(import.meta.dirname, '../business/server.ts');
const LIST = '/api/management/audit';

/** Common and rare filter values, alone and combined. */
async function callsOf(database: BenchDatabase): Promise<Asked[]> {
  const [common] = await database.query(
    `SELECT actor_id, entity_id, at FROM audit_event WHERE actor_id IS NOT NULL AND entity = 'job'
     ORDER BY at LIMIT 1 OFFSET ${Math.trunc(ROWS / 20)}`,
  );
  const actor = `actorId=${String(common?.['actor_id'])}`;
  const at = common?.['at'] as Date;
  const day = `from=${at.toISOString()}&to=${new Date(at.getTime() + 86_400_000).toISOString()}`;
  const calls: Record<string, Record<string, string>> = {
    'no filter': {
      latest: '',
      earliest: 'sortByColumn=At&sortByAlphabetically=asc',
      deep: 'page=500',
    },
    who: { actor, system: 'isSystem=true', people: 'isSystem=false' },
    role: { one: 'permission=Staff', two: 'permission=Staff&permission=Talent' },
    action: { common: 'action=Update', rare: 'action=Merge', two: 'action=Update&action=Merge' },
    entity: { common: 'entity=job', rare: 'entity=tag', two: 'entity=job&entity=tag' },
    record: { one: `entityId=${String(common?.['entity_id'])}` },
    address: { one: 'address=10.0.0.7', none: 'address=192.0.2.1' },
    time: { day, since: `from=${at.toISOString()}` },
    together: {
      'actor and day': `${actor}&${day}`,
      'action and entity': 'action=Status&entity=booking',
      'role and rare action': 'permission=Talent&action=Merge',
    },
  };
  return Object.entries(calls).flatMap(([list, asked]) =>
    Object.entries(asked).map(([name, query]) => ({ list, name, path: `${LIST}?${query}` })),
  );
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = { ...serverEnv(database, dataDir), BENCH_ROWS: String(RECORDS), LOG_LEVEL: 'warn' };
  if (!database.isFilled) {
    say(`Filling PostgreSQL with ${ROWS} events ...`);
    await (await startServer(SERVER, 'fill', env)).stop();
    await fillAuditLog(database, ROWS);
  }
  await compareLists(database, env, await callsOf(database), ROWS);
}

await withDatabase(measure);
