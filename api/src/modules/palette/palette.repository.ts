import type { Db, Identity } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { isId } from '../../kernel/new-id.ts';
import {
  literal,
  matches,
  readingsOf,
  searchFor,
  soundOf,
  type Search,
} from '../../kernel/query/search.ts';
import { recordName, type StoredName } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { sourcesFor, type Source } from './palette-sources.ts';
import type { FoundGroup, FoundRecord } from './palette.schema.ts';

/** Results per kind. */
const SHOWN = 5;
/** Rows read for a common word; prefix matches are included. */
const READ = 200;
/** Required similarity for a misspelt word. */
const ALIKE = 0.5;

interface FoundRow {
  id: string;
  title: StoredName;
  text: Localized | null;
  path: string;
}

const columns = ({ title, text, path }: Source) =>
  sql`t.id, ${title} AS title, ${text ?? sql`NULL::json`} AS text, ${path} AS path`;
const table = ({ table: name }: Source) => sql.raw(`${name} t`);
const start = (column: string) => sql.raw(`left(${column}, 60)`);
const named = ({ names }: Source, search: Search) =>
  names && search.isIndexed ? sql`AND ${matches(names, search)}` : sql``;

/** Those that begin with the keyword first, then those that have it, shorter names before longer ones. */
function writtenQuery(one: Source, search: Search): RawBuilder<FoundRow> {
  const begins = sql`${start(one.column)} LIKE ${`${literal(search.text)}%`}`;
  const where = sql`${one.visible} ${named(one, search)}`;
  const anywhere = search.isIndexed
    ? sql`UNION (SELECT t.id FROM ${table(one)}
        WHERE ${where} AND ${matches(one.column, search)} LIMIT ${sql.lit(READ)})`
    : sql``;
  return sql<FoundRow>`
    SELECT ${columns(one)} FROM ${table(one)} WHERE t.id IN (
      (SELECT t.id FROM ${table(one)} WHERE ${where} AND ${begins} LIMIT ${sql.lit(READ)}) ${anywhere})
    ORDER BY NOT (${begins}), length(${sql.raw(one.column)}), t.id LIMIT ${sql.lit(SHOWN)}`;
}

/** Names that are similar in spelling or sound, the nearest first. */
function alikeQuery(one: Source, search: Search): RawBuilder<FoundRow> {
  const column = sql.raw(one.sound ?? one.column);
  const wanted = one.sound ? readingsOf(search).map(soundOf) : [sql`${search.text}`];
  const nearness = sql.join(wanted.map((each) => sql`word_similarity(${each}, ${column})`));
  const isAlike = sql.join(
    wanted.map((each) => sql`${column} %> ${each}`),
    sql` OR `,
  );
  return sql<FoundRow>`
    SELECT * FROM (
      SELECT ${columns(one)}, greatest(${nearness}) AS nearness
      FROM ${table(one)} WHERE ${one.visible} AND (${isAlike}) LIMIT ${sql.lit(READ)}) found
    ORDER BY nearness DESC, id LIMIT ${sql.lit(SHOWN)}`;
}

function groupOf({ kind, label }: Source, rows: readonly FoundRow[]): FoundGroup {
  const items = rows.map(({ id, title, text, path }): FoundRecord => {
    const said = text && (text.th || text.en) ? text : null;
    return { id: `${kind}.${id}`, title: recordName(title), text: said, path };
  });
  return { kind, label, items };
}

const filled = (groups: FoundGroup[]) => groups.filter(({ items }) => items.length > 0);

/** Visible records by name: exact matches, or similar names when there are none. */
export async function findRecords(db: Db, actor: Identity, keyword: string): Promise<FoundGroup[]> {
  const search = searchFor(keyword);
  if (!search) return [];
  const sources = sourcesFor(actor);
  const ask = (reader: Db, query: (one: Source, search: Search) => RawBuilder<FoundRow>) =>
    Promise.all(
      sources.map(async (one) => groupOf(one, (await query(one, search).execute(reader)).rows)),
    ).then(filled);
  const written = await ask(db, writtenQuery);
  if (written.length > 0 || !search.isIndexed) return written;
  return db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`.execute(
      trx,
    );
    return ask(trx, alikeQuery);
  });
}

/** Recently opened records that the user may still see, in the requested order. */
export async function findRecent(
  db: Db,
  actor: Identity,
  wanted: readonly string[],
): Promise<FoundGroup[]> {
  const groups = sourcesFor(actor).map(async (one) => {
    const ids = wanted
      .filter((id) => id.startsWith(`${one.kind}.`))
      .map((id) => id.slice(one.kind.length + 1))
      .filter(isId);
    if (ids.length === 0) return groupOf(one, []);
    const { rows } = await sql<FoundRow>`
      SELECT ${columns(one)} FROM ${table(one)}
      WHERE ${one.visible} AND t.id = ANY (${ids}::uuid[])
      ORDER BY array_position(${ids}::uuid[], t.id)`.execute(db);
    return groupOf(one, rows);
  });
  return filled(await Promise.all(groups));
}
