import { AppError, type Db, type Identity } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { answerColumns, toAnswer } from '../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { searchFor, matches } from '../../kernel/query/search.ts';
import { IMAGE_JSON } from '../../kernel/query/select.ts';
import { orderBy, sortable, sortableOrNull, type SortColumns } from '../../kernel/query/sort.ts';
import { isRestorable } from '../../kernel/record/deletion.ts';
import { IS_NAMED } from '../image/image.public.ts';
import { Media, type MediaListQuery } from './media.schema.ts';

export type MediaActor = Pick<Identity, 'permission'>;

const ORDERS: SortColumns = {
  CreatedAt: sortable('i.created_at', 'i.id'),
  UpdatedAt: sortable('i.updated_at', 'i.id'),
  Size: sortable('i.size', 'i.id'),
  Name: sortableOrNull('i.name COLLATE "und-x-icu"', 'i.id'),
};

const IS_OF_USER = 'EXISTS (SELECT 1 FROM profile p WHERE p.image_id = i.id)';
const KIND = `CASE WHEN i.talent_id IS NOT NULL THEN 'Talent' WHEN i.business_profile_id IS NOT NULL THEN 'Business'
  WHEN i.is_editorial THEN 'Editorial' WHEN ${IS_OF_USER} THEN 'User' ELSE 'Other' END`;
const MISSING_ALT = `(coalesce(i.alt ->> 'th', '') = '' OR coalesce(i.alt ->> 'en', '') = '')`;

const COLUMNS = answerColumns(
  'image',
  Media,
  {
    image: sql.raw(IMAGE_JSON),
    kind: sql.raw(KIND),
    missingAlt: sql.raw(MISSING_ALT),
    isEditable: sql.raw(`(${KIND}) = 'Editorial'`),
    isUsed: sql.raw(IS_NAMED),
  },
  'i',
);

/** Not those of applications; records in the trash or removed have no link; accounts are linked for administrators only. */
function visible({ permission }: MediaActor): RawBuilder<unknown> {
  const ofUsers = permission === 'Admin' ? sql`` : sql`AND NOT ${sql.raw(IS_OF_USER)}`;
  return sql`i.new_face_id IS NULL AND (i.talent_id IS NULL OR EXISTS (SELECT 1 FROM talent o WHERE o.id = i.talent_id AND o.deleted_at IS NULL))
    AND (i.business_profile_id IS NULL
      OR EXISTS (SELECT 1 FROM business_profile o WHERE o.id = i.business_profile_id AND o.deleted_at IS NULL)) ${ofUsers}`;
}

/** Images deleted from the library; those of records are restored with them. */
const DELETED = sql`i.is_editorial AND i.talent_id IS NULL AND i.business_profile_id IS NULL AND ${isRestorable('i.deleted_at')}`;

function conditions(actor: MediaActor, query: MediaListQuery): RawBuilder<unknown> {
  const { keyword, kind, used, missingAlt, deleted } = query;
  const search = searchFor(keyword);
  const all = [
    deleted ? DELETED : sql`i.deleted_at IS NULL`,
    visible(actor),
    ...(search ? [matches('i.search_text', search)] : []),
    ...(kind?.length ? [sql`${sql.raw(KIND)} = ANY (${kind}::text[])`] : []),
    ...(used === undefined ? [] : [sql`${sql.raw(IS_NAMED)} = ${used}`]),
    ...(missingAlt === undefined ? [] : [sql`${sql.raw(MISSING_ALT)} = ${missingAlt}`]),
  ];
  return sql.join(all, sql` AND `);
}

/** Images of the library, newest first unless sorted otherwise. */
export async function listMedia(db: Db, actor: MediaActor, query: MediaListQuery) {
  const { page, size } = query;
  const where = conditions(actor, query);
  const order = orderBy(ORDERS, query, ORDERS['CreatedAt']!.desc);
  const list = { table: 'image', alias: 'i', where, order } as const;
  const rows = pageQuery<object>(db, list, query, COLUMNS);
  const found = await readPage(db, rows, countQuery(db, list));
  return { items: found.rows.map(toAnswer<typeof Media>), page, size, total: found.total };
}

/** One image, or a deleted one that can be restored. Throws `IMAGE_NOT_EXIST`. */
export async function readMedia(
  db: Db,
  actor: MediaActor,
  id: string,
  { deleted = false } = {},
): Promise<Media> {
  const { rows } = await sql<object>`
    SELECT ${COLUMNS} FROM image i WHERE i.id = ${id}
      AND ${deleted ? DELETED : sql`i.deleted_at IS NULL`} AND ${visible(actor)}`.execute(db);
  if (!rows[0]) throw new AppError('IMAGE_NOT_EXIST');
  return toAnswer<typeof Media>(rows[0]);
}

/** Locks an image until the transaction ends: a concurrent save that uses it waits, and wins. */
export async function lockMedia(trx: Db, actor: MediaActor, id: string): Promise<Media> {
  await sql`SELECT id FROM image WHERE id = ${id} FOR UPDATE`.execute(trx);
  return readMedia(trx, actor, id);
}
