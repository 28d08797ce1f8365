import type { BenchDatabase } from '../lib/database.ts';
import { machineLoad, printTable, round, targetStatus } from '../lib/table.ts';
import { costsOf, sumOf } from './plans.ts';
import { statementsOf } from './statements.ts';

const TARGET_MS = 150;
const PATHS = ['/api/management/dashboard', '/api/management/dashboard/profile'];

/** Keywords that identify a statement. */
const shortened = (sql: string): string =>
  sql.replaceAll(/\s+/g, ' ').replaceAll(/\$\d+/g, '?').trim().slice(0, 72);

/** Database time of the dashboard, for the agency and for a business with all applications. */
export async function measureDashboards(
  database: BenchDatabase,
  env: NodeJS.ProcessEnv,
  rows: number,
): Promise<void> {
  for (const [who, email] of [
    ['the agency', 'bench@dara.test'],
    ['a business', 'business@dara.test'],
  ] as const) {
    for (const [index, statements] of (await statementsOf(env, email, PATHS)).entries()) {
      const costs = await costsOf(database, statements);
      printTable(
        `${PATHS[index]} of ${who}, ${rows} applications; ${machineLoad()}`,
        ['statement', 'ms', 'read whole'],
        [
          ...statements.map(({ sql }, at) => [
            shortened(sql),
            round(costs[at]?.ms ?? 0, 1),
            costs[at]?.scanned.join(' ') || '-',
          ]),
          ['all', round(sumOf(costs), 1), ''],
          [`target ${TARGET_MS} ms`, targetStatus(sumOf(costs), TARGET_MS), ''],
        ],
      );
    }
  }
}
