import { AppError, type Config, type Db } from '@dara/backend';
import { NEW_FACE_DAYS } from '@dara/model';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { today } from '../../kernel/age.ts';
import { answerColumns, toAnswer } from '../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { IS_OPEN_NEW_FACE } from '../../kernel/query/offerable.ts';
import { imageOf, imagesOf, videoOf } from '../../kernel/query/select.ts';
import { orderBy, sortable, type SortColumns } from '../../kernel/query/sort.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { discardImages } from '../image/image.public.ts';
import { discardVideos } from '../video/video.public.ts';
import {
  NewFaceRecord,
  NewFaceRow,
  type NewFaceQuery,
  type NewFaceState,
} from './new-face.schema.ts';
import { registrationLink } from './new-face-token.ts';

export const NEW_FACE_ENTITY = 'newFace';

const SORT = { CreatedAt: sortable('t.created_at') } satisfies SortColumns;

/** Before the guardian has agreed, an application is in no list and has no record. */
const IS_OPEN = sql.raw(IS_OPEN_NEW_FACE);
/** The clip of `new_face t`, once it has arrived. */
const CLIP = `(SELECT c.id FROM video c
  WHERE c.new_face_id = t.id AND c.finished_at IS NOT NULL AND c.deleted_at IS NULL)`;
export const GUARDIAN = sql<'NotNeeded' | 'Waiting' | 'Confirmed'>`CASE
  WHEN t.guardian_name IS NULL THEN 'NotNeeded'
  WHEN t.guardian_confirmed_at IS NULL THEN 'Waiting' ELSE 'Confirmed' END`;

export const CLIP_STATE = sql<NewFaceState['clip']>`(SELECT
  json_build_object('id', c.id, 'isSent', c.finished_at IS NOT NULL)
  FROM video c WHERE c.new_face_id = t.id AND c.deleted_at IS NULL)`;

const common = () => ({
  age: sql`date_part('year', age(${today()}::date, t.birthday))::int`,
  image: imageOf('t.image_ids[1]', 'all'),
  guardian: GUARDIAN,
});

const conditions = ({ status }: NewFaceQuery): RawBuilder<unknown> =>
  status?.length ? sql`${IS_OPEN} AND t.status = ANY (${status}::text[])` : IS_OPEN;

function newFacePageQuery(db: Db, query: NewFaceQuery): CompiledQuery<object> {
  const order = orderBy(SORT, query, SORT.CreatedAt.desc);
  const columns = answerColumns('new_face', NewFaceRow, common());
  return pageQuery(db, { table: 'new_face', where: conditions(query), order }, query, columns);
}

/** Applications that may be looked at, newest first. */
export async function listNewFaces(db: Db, query: NewFaceQuery) {
  const count = countQuery(db, { table: 'new_face', where: conditions(query) });
  const { rows, total } = await readPage(db, newFacePageQuery(db, query), count);
  return {
    items: rows.map((row) => toAnswer<typeof NewFaceRow>(row)),
    page: query.page,
    size: query.size,
    total,
  };
}

/** An application that may be looked at. Throws `NOT_FOUND`. */
export async function readNewFace(db: Db, config: Config, id: string): Promise<NewFaceRecord> {
  const columns = answerColumns('new_face', NewFaceRecord, {
    ...common(),
    birthday: sql`t.birthday::text`,
    images: imagesOf('t.image_ids', 'all'),
    clip: videoOf(CLIP, 'NULL', 'all'),
    registrationLink: sql`NULL`,
  });
  const { rows } = await sql<object>`
    SELECT ${columns} FROM new_face t WHERE t.id = ${id} AND ${IS_OPEN}`.execute(db);
  if (!rows[0]) throw new AppError('NOT_FOUND');
  const record = toAnswer<typeof NewFaceRecord>(rows[0]);
  return record.status === 'Accepted'
    ? { ...record, registrationLink: registrationLink(config, id) }
    : record;
}

/** Deletes applications with everything that names them; their pictures and clips follow within minutes. */
export async function deleteNewFaces(
  trx: Db,
  which: RawBuilder<unknown>,
  requestId: string,
): Promise<number> {
  const { rows } = await sql<{ id: string; image_ids: string[] }>`
    DELETE FROM new_face t WHERE ${which} RETURNING t.id, t.image_ids`.execute(trx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('consent').where('subject', 'in', ids).execute();
  await trx
    .deleteFrom('notice')
    .where('entity', '=', NEW_FACE_ENTITY)
    .where('entity_id', 'in', ids)
    .execute();
  await discardImages(trx, sql`id = ANY (${rows.flatMap((row) => row.image_ids)}::uuid[])`);
  await discardVideos(trx, sql`new_face_id = ANY (${ids}::uuid[])`);
  for (const entityId of ids) {
    const event = { actor: null, action: 'Delete', entity: NEW_FACE_ENTITY, entityId } as const;
    await recordAudit(trx, { ...event, requestId });
  }
  return rows.length;
}

/** Applications whose time is over: decided or forgotten ones, and those to which no guardian agreed. */
export const IS_OVER = sql`t.status_at < now() - make_interval(
    days => (${JSON.stringify(NEW_FACE_DAYS)}::jsonb ->> t.status)::int)
  OR (t.guardian_confirmed_at IS NULL AND t.guardian_expires_at < now())`;
