import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import { declaredTables, type DeclaredColumn, type DeclaredTables } from './declared-tables.ts';

/** A column as the database has it. */
interface SchemaColumn {
  table: string;
  column: string;
  /** Its type without `[]`, or the one that its domain stands for. */
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  /** Computed by the database, which refuses any other value. */
  isGenerated: boolean;
  /** From a check that lists them; null when there is none. */
  texts: string[] | null;
}

const KINDS: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  xid8: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  json: 'json',
  jsonb: 'json',
};

export interface DriftOptions {
  /** The file that declares the tables of a layer, and imports those below. */
  file: string;
  /** `table.column` of what a trigger fills before the row is checked. */
  filledByTrigger?: readonly string[];
}

/** In what the interface `Tables` and the migrated database differ, a sentence each. */
export async function schemaDrift(
  db: Db,
  { file, filledByTrigger = [] }: DriftOptions,
): Promise<string[]> {
  const declared = declaredTables(file);
  const columns = await schemaColumns(db);
  const found = columns.flatMap((column) => {
    const { table, column: name } = column;
    if (!declared[table]) return [`${table}: not declared`];
    const type = declared[table][name];
    if (!type) return [`${table}.${name}: not declared`];
    const isFilled = filledByTrigger.includes(`${table}.${name}`);
    return columnDrift(type, isFilled ? { ...column, hasDefault: true } : column).map(
      (drift) => `${table}.${name}: ${drift}`,
    );
  });
  return [...new Set([...found, ...missing(declared, columns)])];
}

function missing(declared: DeclaredTables, columns: readonly SchemaColumn[]): string[] {
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  return Object.entries(declared).flatMap(([table, names]) =>
    Object.keys(names)
      .filter((name) => !known.has(`${table}.${name}`))
      .map((name) => `${table}.${name}: not in the database`),
  );
}

function columnDrift(declared: DeclaredColumn, column: SchemaColumn): string[] {
  const { select, insert, update } = declared;
  const kind = `${KINDS[column.type] ?? column.type}${column.isArray ? '[]' : ''}`;
  const isJson = kind === 'json';
  const isFree = isJson && select.kind !== '' && select.mayBeLeftOut;
  const drifts: (string | false)[] = [
    !isJson && select.kind !== kind && `is ${kind}, declared ${select.kind || 'nothing'}`,
    !isFree &&
      select.mayBeNull !== column.isNullable &&
      `is ${column.isNullable ? 'nullable' : 'never null'}, declared otherwise`,
    column.isGenerated && !(insert.isNever && update.isNever) && 'is computed, declared writable',
    !column.isGenerated &&
      !column.isNullable &&
      !column.hasDefault &&
      (insert.isNever || insert.mayBeLeftOut) &&
      'must be given, declared as if not',
    !column.isNullable &&
      [insert, update].some(({ mayBeNull, isNever }) => mayBeNull && !isNever) &&
      'takes no null, declared to take it',
    ...[insert, update].map(
      (written) =>
        !written.isNever &&
        !writtenKinds(kind).includes(written.kind) &&
        `is written as ${writtenKinds(kind)[0]}, declared ${written.kind || 'nothing'}`,
    ),
    column.texts !== null &&
      select.texts !== null &&
      column.texts.join() !== select.texts.join() &&
      `is one of ${column.texts.join(', ')}; declared ${select.texts.join(', ')}`,
  ];
  return drifts.filter((drift) => drift !== false);
}

/** What is given to the driver: an object would become an array of the database, or nothing at all. */
function writtenKinds(kind: string): string[] {
  if (kind === 'json') return ['string'];
  return kind === 'Date' ? ['Date', 'Date | string', 'string'] : [kind];
}

/** Every column of our own tables; the histories of migrations are Kysely's. */
async function schemaColumns(db: Db): Promise<SchemaColumn[]> {
  const { rows } = await sql<Omit<SchemaColumn, 'texts'> & { checks: string[] }>`
    SELECT c.relname AS table, a.attname AS column, t.typcategory = 'A' AS "isArray",
      coalesce(e.typname, t.typname) AS type, NOT a.attnotnull AS "isNullable",
      a.atthasdef AND a.attgenerated = '' OR a.attidentity <> '' AS "hasDefault",
      a.attgenerated <> '' OR a.attidentity = 'a' AS "isGenerated",
      ARRAY(SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS checks
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_type e ON e.oid = nullif(t.typbasetype, 0) OR e.oid = t.typelem AND t.typcategory = 'A'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND c.relname NOT LIKE 'migration\\_%'
    ORDER BY c.relname, a.attnum`.execute(db);
  return rows.map(({ checks, ...column }) => ({ ...column, texts: textsOf(checks) }));
}

/** The texts of a check such as `status IN ('Open', 'Done')`. */
function textsOf(checks: readonly string[]): string[] | null {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\w+ (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]/.exec(check) ?? [];
    if (list !== undefined)
      return [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text ?? '').sort();
  }
  return null;
}
