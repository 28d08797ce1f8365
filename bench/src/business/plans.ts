import type { RecordedStatement } from '@dara/backend/testing';
import type { BenchDatabase } from '../lib/database.ts';

/** Tables below this many rows may be read whole. */
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
  /** Tables that were read from end to end. */
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

/** What a statement costs the database: the least of some runs, since other work only lengthens it. */
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

/** What each of some statements costs. */
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
