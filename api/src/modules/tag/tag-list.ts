import { AppError, type Db } from '@dara/backend';
import { TAG_KINDS, type TagKind } from '@dara/model';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { TagTable } from '../../kernel/database/db-tag.ts';
import { isId } from '../../kernel/new-id.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { orderBy, sortable, type SortColumns } from '../../kernel/query/sort.ts';
import { isRestorable } from '../../kernel/record/deletion.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { TAG_CHOICES, type TagListQuery, type TagRecord } from './tag.schema.ts';

const usesAs = (kind: TagKind): string => {
  const noun = kind.toLowerCase();
  return `WHEN '${kind}' THEN (SELECT count(*)::int FROM ${noun}_tag l
    JOIN ${noun} r ON r.id = l.${noun}_id AND r.deleted_at IS NULL WHERE l.tag_id = t.id)`;
};
/** How many records bear `tag t`; those in the bin do not count. */
const USES = `(CASE t.kind ${TAG_KINDS.map(usesAs).join(' ')} END)`;
const NAME = `(t.name ->> 'th') COLLATE "und-x-icu"`;

const ORDERS: SortColumns = {
  Name: sortable(NAME),
  Uses: sortable(USES),
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
};

type TagRow = Pick<
  Selectable<TagTable>,
  | 'id'
  | 'kind'
  | 'name'
  | 'missing_translation'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
> & { uses: number };

const COLUMNS = sql.raw(
  `t.id, t.kind, t.name, t.missing_translation, t.version, t.created_at, t.updated_at, t.deleted_at, ${USES} AS uses`,
);

function toTagRecord(row: TagRow): TagRecord {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    uses: row.uses,
    missingTranslation: row.missing_translation,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

function conditions({ keyword, kind, missingTranslation, deleted }: TagListQuery) {
  const search = searchFor(keyword);
  const all: RawBuilder<unknown>[] = [
    deleted
      ? sql`t.merged_into IS NULL AND ${isRestorable('t.deleted_at')}`
      : sql`t.deleted_at IS NULL`,
    ...(search ? [matches('t.search_text', search)] : []),
    ...(kind ? [sql`t.kind = ${kind}`] : []),
    ...(missingTranslation === undefined
      ? []
      : [sql`t.missing_translation = ${missingTranslation}`]),
  ];
  return sql.join(all, sql` AND `);
}

/** Tags with how many records bear each; by name unless asked otherwise. */
export async function listTags(db: Db, query: TagListQuery) {
  const { page, size } = query;
  const order = orderBy(ORDERS, query, ORDERS['Name']!.asc);
  const list = { table: 'tag', where: conditions(query), order } as const;
  const rows = pageQuery<TagRow>(db, list, query, COLUMNS);
  const found = await readPage(db, rows, countQuery(db, list));
  return { items: found.rows.map(toTagRecord), page, size, total: found.total };
}

/** What a field offers while somebody types: names that begin so first, then those borne most. */
export async function chooseTags(db: Db, kind: TagKind, keyword: string | undefined) {
  const search = searchFor(keyword);
  const { rows } = await sql<{ id: string; name: Localized; uses: number }>`
    SELECT t.id, t.name, ${sql.raw(USES)} AS uses FROM tag t
    WHERE t.kind = ${kind} AND t.deleted_at IS NULL
      ${search ? sql`AND ${matches('t.search_text', search)}` : sql``}
    ORDER BY ${search ? sql`t.search_text LIKE ${search.pattern.slice(1)} DESC,` : sql``}
      uses DESC, ${sql.raw(NAME)}, t.id
    LIMIT ${TAG_CHOICES}`.execute(db);
  return { items: rows };
}

/** An id as it is kept; a mistyped one is no tag's. */
export function requireTagId(id: string): string {
  if (!isId(id)) throw new AppError('TAG_NOT_EXIST');
  return id.toLowerCase();
}

/** One tag; held until the transaction ends when it is to be written. Throws `TAG_NOT_EXIST`. */
export async function readTag(db: Db, id: string, { lock = false } = {}): Promise<TagRecord> {
  const tagId = requireTagId(id);
  const { rows } = await sql<TagRow>`
    SELECT ${COLUMNS} FROM tag t
    WHERE t.id = ${tagId} AND t.deleted_at IS NULL ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  if (!rows[0]) throw new AppError('TAG_NOT_EXIST');
  return toTagRecord(rows[0]);
}
