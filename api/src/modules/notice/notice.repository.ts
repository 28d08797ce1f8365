import type { Db, Identity } from '@dara/backend';
import type { NoticeKind } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { noticePath } from './notice-paths.ts';
import { noticeText } from './notice-texts.ts';
import type { Notice, NoticeQuery } from './notice.schema.ts';
import type { NoticeData } from './notify.ts';
import { ABOUT_WITHDRAWN, readableData } from './readable-data.ts';

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  entity: string;
  entityId: string;
  data: NoticeData;
  isAboutWithdrawn: boolean;
  createdAt: Date;
  readAt: Date | null;
}

const COLUMNS = sql`t.id, t.kind, t.entity, t.entity_id AS "entityId", t.data, ${ABOUT_WITHDRAWN} AS "isAboutWithdrawn", t.created_at AS "createdAt",
  t.read_at AS "readAt"`;
const NEWEST_FIRST = sql`t.created_at DESC, t.id DESC`;

type Reader = Pick<Identity, 'id' | 'permission'>;

const told = (
  { id, kind, createdAt, readAt, ...subject }: NoticeRow,
  { permission }: Reader,
): Notice => ({
  id,
  kind,
  ...noticeText(kind, readableData(subject, permission), permission),
  path: noticePath({ kind, ...subject }, permission),
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

function ownNotices({ id }: Reader, isUnread = false): RawBuilder<unknown> {
  return isUnread ? sql`t.recipient_id = ${id} AND t.read_at IS NULL` : sql`t.recipient_id = ${id}`;
}

/** A person's own notices, the newest first. */
export async function listNotices(
  db: Db,
  reader: Reader,
  { unread, ...request }: NoticeQuery,
): Promise<{ items: Notice[]; total: number }> {
  const list = { table: 'notice', where: ownNotices(reader, unread), order: NEWEST_FIRST } as const;
  const page = pageQuery<NoticeRow>(db, list, request, COLUMNS);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return { items: rows.map((row) => told(row, reader)), total };
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const query = countQuery(db, { table: 'notice', where: ownNotices(reader, true) });
  const { rows } = await db.executeQuery(query);
  return rows[0]?.total ?? 0;
}

/** Marks one as read, the first time; undefined for another user's. */
export async function readNotice(
  db: Db,
  reader: Reader,
  noticeId: string,
): Promise<Notice | undefined> {
  const { rows } = await sql<NoticeRow>`
    UPDATE notice t SET read_at = coalesce(t.read_at, now())
    WHERE t.id = ${noticeId} AND ${ownNotices(reader)} RETURNING ${COLUMNS}`.execute(db);
  return rows[0] && told(rows[0], reader);
}

/** Marks one and all earlier ones as read; false for another user's. */
export async function readNoticesUpTo(db: Db, reader: Reader, noticeId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM notice t WHERE t.id = ${noticeId} AND ${ownNotices(reader)}`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    UPDATE notice t SET read_at = now()
    FROM notice last
    WHERE last.id = ${noticeId} AND ${ownNotices(reader, true)}
      AND (t.created_at, t.id) <= (last.created_at, last.id)`.execute(db);
  return true;
}
