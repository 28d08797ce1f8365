import { AppError, type Db, type ErrorCode } from '@dara/backend';
import { fieldOfKind, type Resource } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { snakeCase } from '../database/snake-case.ts';
import { listedIds, rowsInBatches } from '../query/export-rows.ts';
import { countQuery, pageQuery, readPage, type ListQuery } from '../query/list.ts';
import { matches, searchFor } from '../query/search.ts';
import { imageOf } from '../query/select.ts';
import { orderBy, sortable, sortableOrNull, type Sort, type SortColumns } from '../query/sort.ts';
import { isRestorable } from '../record/deletion.ts';
import { columnOf, fieldsOf } from './resource-names.ts';
import type { FiltersOf, ListQueryOf, RecordOf, RowOf, TableName } from './resource.types.ts';

/** What a noun adds to the queries that follow from its declaration. Its table is `t`. */
export interface ResourceQueries<R extends Resource> {
  /** Of an id that no record has. */
  missing: ErrorCode;
  /** SQL of computed values that are not a column of the same name. */
  computed?: { readonly [Name in keyof R['computed']]?: string };
  /** Conditions of filters that are not a column of the same name. */
  filters?: {
    readonly [Name in keyof R['list']['filters'] & string]?: (
      value: NonNullable<FiltersOf<R>[Name]>,
    ) => RawBuilder<unknown>;
  };
  /** Condition for visible records; by default those not deleted. */
  listed?: RawBuilder<unknown>;
  /** Which deleted records can be restored, besides their age. */
  restorable?: RawBuilder<unknown>;
}

export interface ResourceReader<R extends Resource> {
  table: TableName<R>;
  list(
    db: Db,
    query: ListQueryOf<R>,
  ): Promise<{ items: RecordOf<R>[]; page: number; size: number; total: number }>;
  /** Ids of the filtered list in its order, `most` at most. */
  ids(db: Db, query: FiltersOf<R> & Sort, most: number): Promise<string[]>;
  /** Their records in batches, in the order of the ids. */
  rows(db: Db, ids: readonly string[]): AsyncGenerator<RecordOf<R>[]>;
  /** One record, or a deleted one that can be restored. */
  read(db: Db, id: string, which?: { deleted?: boolean }): Promise<RecordOf<R>>;
  /** The record that `rows`, a query of whole rows, answers. Its joins see tables as they were before `rows`. */
  readFrom(db: Db, rows: RawBuilder<unknown>): Promise<RecordOf<R>>;
  /** The row of a record, locked until the transaction ends; with `restorable` also of a deleted one. */
  lock(trx: Db, id: string, which?: { restorable?: boolean }): Promise<RowOf<R>>;
}

/** The order that people gave, then by age. */
export const PLACES = sql.raw('sort_order ASC NULLS LAST, created_at, id');

export function createReader<const R extends Resource>(
  resource: R,
  { missing, computed = {}, filters, ...conditions }: ResourceQueries<R>,
): ResourceReader<R> {
  const table = snakeCase(resource.noun) as TableName<R>;
  const { listed = sql`t.deleted_at IS NULL`, restorable = sql`true` } = conditions;
  const isRestorableRow = sql`${isRestorable('t.deleted_at')} AND ${restorable}`;
  const joins = resource.ordered ? positions(table, listed) : sql``;
  const computedSql = { ...(resource.ordered && { position: 'p.position' }), ...computed };
  const expressions = expressionsOf(resource, computedSql as Record<string, string>);
  const columns = columnsOf(resource, expressions);
  const sorts = sortsOf(resource, expressions);

  const one = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row> => {
    const { rows } = await query.execute(db);
    if (!rows[0]) throw new AppError(missing);
    return rows[0];
  };
  const where = (query: FiltersOf<R>): RawBuilder<unknown> => {
    const search = searchFor(query.keyword);
    const own = filters as Record<string, (value: unknown) => RawBuilder<unknown>> | undefined;
    const given = Object.keys(resource.list.filters).flatMap((name) => {
      const value = (query as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) return [];
      return [own?.[name]?.(value) ?? sql`${sql.raw(expressions[name] ?? '')} = ${value}`];
    });
    const { missingTranslation, deleted } = query;
    const all = [
      deleted ? isRestorableRow : listed,
      ...(search ? [matches('t.search_text', search)] : []),
      ...given,
      ...(missingTranslation === undefined
        ? []
        : [sql`t.missing_translation = ${missingTranslation}`]),
    ];
    return sql.join(all, sql` AND `);
  };

  const listOf = (query: FiltersOf<R> & Sort): ListQuery => {
    const { column, direction } = resource.list.defaultSort;
    const order = orderBy(sorts, query, sorts[column]![direction]);
    return { table, joins, where: where(query), order };
  };

  return {
    table,
    async list(db, query) {
      const { page, size } = query;
      const list = listOf(query);
      const rows = pageQuery<Row<R>>(db, list, query, columns);
      const found = await readPage(db, rows, countQuery(db, list));
      return { items: found.rows.map(toRecord), page, size, total: found.total };
    },
    ids: (db, query, most) => listedIds(db, listOf(query), most),
    rows: (db, ids) => recordsOf<R>(rowsInBatches(db, { table, joins }, ids, columns)),
    async read(db, id, { deleted = false } = {}) {
      const isWanted = deleted ? isRestorableRow : listed;
      const query = sql<Row<R>>`SELECT ${columns} FROM ${sql.table(table)} t ${joins}
        WHERE t.id = ${id} AND ${isWanted}`;
      return toRecord(await one(db, query));
    },
    async readFrom(db, rows) {
      const query = sql<Row<R>>`WITH t AS (${rows}) SELECT ${columns} FROM t ${joins}`;
      return toRecord(await one(db, query));
    },
    lock(trx, id, which = {}) {
      const isWanted = which.restorable ? sql`(${listed} OR ${isRestorableRow})` : listed;
      return one(
        trx,
        sql<RowOf<R>>`SELECT t.* FROM ${sql.table(table)} t
          WHERE t.id = ${id} AND ${isWanted} FOR UPDATE`,
      );
    },
  };
}

/** The place of each record that is listed, from 1. */
const positions = (
  table: string,
  listed: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`LEFT JOIN (
  SELECT id, (row_number() OVER (ORDER BY ${PLACES}))::int AS position
  FROM ${sql.table(table)} t WHERE ${listed}) p ON p.id = t.id`;

/** What each field and computed value is in SQL. */
function expressionsOf(
  resource: Resource,
  computed: Readonly<Record<string, string>>,
): Record<string, string> {
  const fields = fieldsOf(resource).map(([name, field]) => [name, `t.${columnOf(name, field)}`]);
  const others = Object.keys(resource.computed).map((name) => [
    name,
    computed[name] ?? `t.${snakeCase(name)}`,
  ]);
  return Object.fromEntries([...fields, ...others]) as Record<string, string>;
}

function columnsOf(
  resource: Resource,
  expressions: Readonly<Record<string, string>>,
): RawBuilder<unknown> {
  const values = Object.entries(expressions).map(([name, expression]) => {
    const isImage = resource.fields[name]?.kind === 'image';
    const value = isImage ? imageOf(expression, 'all') : sql.raw(expression);
    return sql`${value} AS ${sql.ref(name)}`;
  });
  return sql.join([
    sql`t.id, t.version, t.created_at AS "createdAt", t.updated_at AS "updatedAt", t.deleted_at AS "deletedAt"`,
    ...(fieldOfKind(resource, 'localized')
      ? [sql`t.missing_translation AS "missingTranslation"`]
      : []),
    ...values,
  ]);
}

function sortsOf(resource: Resource, expressions: Readonly<Record<string, string>>): SortColumns {
  const sorts = resource.list.sorts.map((sort) => [sort, sortOf(resource, sort, expressions)]);
  return Object.fromEntries(sorts) as SortColumns;
}

/** Text sorts as Thai readers expect; what may be null comes last. */
function sortOf(resource: Resource, sort: string, expressions: Readonly<Record<string, string>>) {
  const name = `${sort.charAt(0).toLowerCase()}${sort.slice(1)}`;
  if (name === 'order') return sortableOrNull('p.position');
  const expression = expressions[name] ?? `t.${snakeCase(name)}`;
  const field = resource.fields[name];
  if (field?.kind === 'localized') return sortable(`(${expression} ->> 'th') COLLATE "und-x-icu"`);
  const mayBeNull = field
    ? field.kind !== 'boolean' && field.kind !== 'choice'
    : resource.computed[name]?.nullable;
  return mayBeNull ? sortableOrNull(expression) : sortable(expression);
}

async function* recordsOf<R extends Resource>(
  batches: AsyncIterable<Row<R>[]>,
): AsyncGenerator<RecordOf<R>[]> {
  for await (const rows of batches) yield rows.map((row) => toRecord<R>(row));
}

type Row<R extends Resource> = Omit<RecordOf<R>, 'createdAt' | 'updatedAt' | 'deletedAt'> & {
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

function toRecord<R extends Resource>(row: Row<R>): RecordOf<R> {
  const { createdAt, updatedAt, deletedAt } = row;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  } as unknown as RecordOf<R>;
}
