import { createHash } from 'node:crypto';
import type { Db } from '@dara/backend';
import { sql, type CompiledQuery } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort } from '../../kernel/query/sort.ts';
import type { ContactInput } from './contact.input.ts';
import type { ContactMessage } from './contact.schema.ts';

/** The same words within this time are the same message, sent by a second press or a retry. */
const SAME_MESSAGE = sql.raw(`interval '10 minutes'`);

const SORT = { CreatedAt: sortable('t.created_at') };

export interface ContactTalent {
  id: string;
  displayName: string;
}

export interface StoredContact {
  id: string;
  createdAt: Date;
}

/** Of the ids given those whom the public may see, in the order given. */
export async function publicTalentNames(db: Db, ids: readonly string[]): Promise<ContactTalent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ContactTalent>`
    SELECT t.id, t.display_name AS "displayName" FROM talent t
    WHERE t.id = ANY (${ids}::uuid[]) AND t.is_public AND t.deleted_at IS NULL
    ORDER BY array_position(${ids}::uuid[], t.id)`.execute(db);
  return rows;
}

/** Keeps a message once, however often it is sent in a short time; `announce` is called with a new one. */
export async function insertContact(
  db: Db,
  input: ContactInput,
  announce: (trx: Db, id: string) => Promise<void>,
): Promise<StoredContact> {
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(trx);
    const { rows } = await sql<{ id: string; createdAt: Date }>`
      SELECT id, created_at AS "createdAt" FROM contact
      WHERE digest = ${digest} AND created_at > now() - ${SAME_MESSAGE}`.execute(trx);
    if (rows[0]) return rows[0];
    const { talentIds, ...rest } = input;
    const row = await trx
      .insertInto('contact')
      .values({ id: newId(), ...rest, talent_ids: talentIds, digest })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await announce(trx, row.id);
    return { id: row.id, createdAt: row.created_at };
  });
}

/** A message whose mail has not left yet. */
export async function findUnmailed(db: Db, id: string): Promise<ContactInput | undefined> {
  const { rows } = await sql<ContactInput>`
    SELECT name, email, phone, company, message, talent_ids AS "talentIds"
    FROM contact WHERE id = ${id} AND mailed_at IS NULL`.execute(db);
  return rows[0];
}

export async function recordMailed(db: Db, id: string): Promise<void> {
  await db.updateTable('contact').set({ mailed_at: new Date() }).where('id', '=', id).execute();
}

type ContactRow = Omit<ContactMessage, 'createdAt' | 'mailedAt'> & {
  createdAt: Date;
  mailedAt: Date | null;
};

export interface ContactListRequest extends Sort {
  page: number;
  size: number;
}

const LIVE = sql`t.deleted_at IS NULL`;
const COLUMNS = sql`t.id, t.name, t.email, t.phone, t.company, t.message, t.created_at AS "createdAt",
  t.mailed_at AS "mailedAt",
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'displayName', w.display_name)
      ORDER BY array_position(t.talent_ids, w.id)), '[]')
    FROM talent w WHERE w.id = ANY (t.talent_ids)) AS talents`;

export function contactPageQuery(db: Db, request: ContactListRequest): CompiledQuery<ContactRow> {
  const order = orderBy(SORT, request, SORT.CreatedAt.desc);
  return pageQuery(db, { table: 'contact', where: LIVE, order }, request, COLUMNS);
}

/** The messages to the agency, newest first. */
export async function listContacts(
  db: Db,
  request: ContactListRequest,
): Promise<{ items: ContactMessage[]; total: number }> {
  const count = countQuery(db, { table: 'contact', where: LIVE });
  const { rows, total } = await readPage(db, contactPageQuery(db, request), count);
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    mailedAt: row.mailedAt?.toISOString() ?? null,
  }));
  return { items, total };
}
