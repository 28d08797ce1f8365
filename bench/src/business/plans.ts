import type { RecordedStatement } from '@dara/backend/testing';
import type { BenchDatabase } from '../lib/database.ts';

/** Tables with fewer rows may be scanned sequentially. */
const SMALL = 5000;
const RUNS = 7;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

interface Explained {
  Plan: Node;
  'Planning Time': number;
  'Execution Time': number;
}

export interface Cost {
  /** Planning and execution within the database, in milliseconds. */
  ms: number;
  /** Tables that were scanned sequentially. */
  scanned: string[];
}

function scannedBy(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)];
}

async function largeTables(database: BenchDatabase): Promise<Set<string>> {
  const rows = await database.query(`SELECT relname FROM pg_class WHERE reltuples > ${SMALL}`);
  return new Set(rows.map((row) => String(row['relname'])));
}

/** Database cost of a statement: the minimum of several runs. */
async function costOf(
  database: BenchDatabase,
  large: ReadonlySet<string>,
  { sql, parameters }: RecordedStatement,
): Promise<Cost> {
  const times: number[] = [];
  let scanned: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const [row] = await database.query(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
      parameters,
    );
    const [explained] = row?.['QUERY PLAN'] as [Explained];
    times.push(explained['Planning Time'] + explained['Execution Time']);
    scanned = scannedBy(explained.Plan).filter((table) => large.has(table));
  }
  return { ms: Math.min(...times), scanned };
}

/** Database cost of each statement. */
export async function costsOf(
  database: BenchDatabase,
  statements: readonly RecordedStatement[],
): Promise<Cost[]> {
  const large = await largeTables(database);
  const costs: Cost[] = [];
  for (const statement of statements) costs.push(await costOf(database, large, statement));
  return costs;
}

export const sumOf = (costs: readonly Cost[]): number => costs.reduce((sum, { ms }) => sum + ms, 0);
