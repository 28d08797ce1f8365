import { sql } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import { RANGE_MIGRATION, type Migrations } from '../migrations/migration-range.ts';
import type { Services } from '../services.ts';
import type { Db } from '../database/tables.ts';

interface Column {
  type: string;
  isRequired: boolean;
}

/** Objects that code depends on: columns by `table.column`, and constraints by `table name`. */
interface Schema {
  tables: Set<string>;
  columns: Map<string, Column>;
  rules: Map<string, { table: string; columns: string[] }>;
}

async function readSchema(db: Db): Promise<Schema> {
  const { rows: columns } = await sql<{ table: string; column: string } & Column>`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS "isRequired"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v')
      AND a.attnum > 0 AND NOT a.attisdropped`.execute(db);
  const { rows: rules } = await sql<{ table: string; rule: string; columns: string[] }>`
    SELECT c.relname AS table, r.conname AS rule, coalesce((
        SELECT json_agg(a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum = ANY (r.conkey)), '[]') AS columns
    FROM pg_constraint r JOIN pg_class c ON c.oid = r.conrelid
    WHERE c.relnamespace = 'public'::regnamespace AND r.contype IN ('c', 'f', 'p', 'u', 'x')
    UNION ALL
    SELECT c.relname, i.relname, coalesce((
        SELECT json_agg(a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum = ANY (x.indkey)), '[]')
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND x.indisunique`.execute(db);
  return {
    tables: new Set(columns.map(({ table }) => table)),
    columns: new Map(columns.map(({ table, column, ...rest }) => [`${table}.${column}`, rest])),
    rules: new Map(rules.map(({ rule, ...rest }) => [`${rest.table} ${rule}`, rest])),
  };
}

/** Changes that would break code of the previous schema, one sentence each. */
function breakingChanges(before: Schema, after: Schema): string[] {
  const found: string[] = [];
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) found.push(`${name} is gone`);
    else if (now.type !== column.type) found.push(`${name} was ${column.type}, is ${now.type}`);
    else if (now.isRequired && !column.isRequired) found.push(`${name} must be given now`);
  }
  for (const [name, { isRequired }] of after.columns) {
    const isNew = !before.columns.has(name) && before.tables.has(name.split('.')[0] ?? '');
    if (isNew && isRequired) found.push(`${name} is new and must be given`);
  }
  for (const [name, { table, columns }] of after.rules) {
    // A constraint replaced under its name is assumed to be wider.
    const isNew = !before.rules.has(name) && before.tables.has(table);
    const isOfOldColumns = columns.every((column) => before.columns.has(`${table}.${column}`));
    if (isNew && isOfOldColumns) found.push(`${name} may refuse what was accepted`);
  }
  return found;
}

/**
 * Runs the migrations after `baseline` one by one on a database with the backend's tables; returns those that break the
 * previous version without declaring `needs`, and those whose `needs` names no earlier migration.
 */
export async function undeclaredBreakingChanges(
  services: Services,
  packageName: string,
  migrations: Migrations,
  baseline: string = RANGE_MIGRATION,
): Promise<string[]> {
  const names = Object.keys(migrations).sort();
  const found = names.flatMap((name) => {
    const { needs } = migrations[name] ?? {};
    const earlier = names.slice(0, names.indexOf(name));
    if (needs === undefined || earlier.includes(needs)) return [];
    return [`${name}: needs ${needs}, which is no earlier migration`];
  });
  const later = names.filter((name) => name > baseline);
  if (later.length === 0) return found;
  const until = (name: string): Migrations =>
    Object.fromEntries(Object.entries(migrations).filter(([one]) => one <= name));
  await migrate(services, packageName, until(baseline));
  for (const name of later) {
    const before = await readSchema(services.db);
    await migrate(services, packageName, until(name), { isStopped: true });
    if (migrations[name]?.needs !== undefined) continue;
    const breaks = breakingChanges(before, await readSchema(services.db));
    found.push(...breaks.map((change) => `${name}: ${change}`));
  }
  return found;
}
