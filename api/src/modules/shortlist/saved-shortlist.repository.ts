import { AppError, type Db } from '@dara/backend';
import { SHORTLIST_LIMITS } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import type {
  SavedShortlist,
  SavedShortlistBody,
  SavedShortlistChange,
  SavedShortlists,
} from './saved-shortlist.schema.ts';

type Talents = SavedShortlistBody['talents'];

/** Lists of a business, last changed first. */
export async function listShortlists(
  db: Db,
  businessId: string,
): Promise<SavedShortlists['items']> {
  const { rows } = await sql<{
    id: string;
    name: string;
    version: number;
    at: Date;
    count: number;
  }>`
    SELECT s.id, s.name, s.version, s.updated_at AS at,
      (SELECT count(*)::integer FROM business_shortlist_talent l WHERE l.shortlist_id = s.id) AS count
    FROM business_shortlist s WHERE s.business_profile_id = ${businessId}
    ORDER BY s.updated_at DESC, s.id LIMIT ${SHORTLIST_LIMITS.lists}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, updatedAt: at.toISOString() }));
}

/**
 * One list of a business, by ids alone: who of them is public, the list of public talents tells. Throws
 * `SHORTLIST_NOT_EXIST`.
 */
export async function readShortlist(
  db: Db,
  businessId: string,
  id: string,
): Promise<SavedShortlist> {
  const row = await db
    .selectFrom('business_shortlist')
    .select(['id', 'name', 'version', 'updated_at'])
    .where('id', '=', id)
    .where('business_profile_id', '=', businessId)
    .executeTakeFirst();
  if (!row) throw new AppError('SHORTLIST_NOT_EXIST');
  const talents = await db
    .selectFrom('business_shortlist_talent')
    .select(['talent_id as id', 'note'])
    .where('shortlist_id', '=', row.id)
    .orderBy('position')
    .execute();
  const { name, version, updated_at } = row;
  return { id: row.id, name, version, updatedAt: updated_at.toISOString(), talents };
}

/** Stores each talent once who is public or was on the list before; others are left out without a word. */
async function insertTalents(
  trx: Db,
  shortlistId: string,
  talents: Talents,
  before: Talents = [],
): Promise<void> {
  const ids = talents.map(({ id }) => id);
  const known = before.map(({ id }) => id);
  const notes = talents.map(({ note }) => note.trim());
  await sql`
    INSERT INTO business_shortlist_talent (shortlist_id, talent_id, position, note)
    SELECT ${shortlistId}, t.id, given.place - 1, given.note
    FROM unnest(${ids}::uuid[], ${notes}::text[]) WITH ORDINALITY given (id, note, place)
      JOIN talent t ON t.id = given.id
        AND (t.is_public AND t.deleted_at IS NULL OR t.id = ANY (${known}::uuid[]))
    ORDER BY given.place
    ON CONFLICT (shortlist_id, talent_id) DO NOTHING`.execute(trx);
}

/** Throws `SHORTLISTS_FULL` when the business, which the caller has locked, has as many lists as it may have. */
export async function insertShortlist(
  trx: Db,
  businessId: string,
  { name, talents }: SavedShortlistBody,
): Promise<SavedShortlist> {
  const existing = await listShortlists(trx, businessId);
  if (existing.length >= SHORTLIST_LIMITS.lists) throw new AppError('SHORTLISTS_FULL');
  const id = newId();
  await trx
    .insertInto('business_shortlist')
    .values({ id, business_profile_id: businessId, name: name.trim() })
    .execute();
  await insertTalents(trx, id, talents);
  return readShortlist(trx, businessId, id);
}

/** Changes the name, the talents, or both. Throws `SHORTLIST_NOT_EXIST` and `VERSION_CONFLICT`. */
export async function changeShortlist(
  trx: Db,
  businessId: string,
  id: string,
  { name, talents, version }: SavedShortlistChange,
): Promise<SavedShortlist> {
  const before = await readShortlist(trx, businessId, id);
  requireVersion(before, version);
  await trx
    .updateTable('business_shortlist')
    .set({
      ...(name !== undefined && { name: name.trim() }),
      updated_at: sql`now()`,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  if (talents) {
    await trx.deleteFrom('business_shortlist_talent').where('shortlist_id', '=', id).execute();
    await insertTalents(trx, id, talents, before.talents);
  }
  return readShortlist(trx, businessId, id);
}

/** Throws `SHORTLIST_NOT_EXIST`. */
export async function deleteShortlist(trx: Db, businessId: string, id: string): Promise<void> {
  const { id: found } = await readShortlist(trx, businessId, id);
  await trx.deleteFrom('business_shortlist').where('id', '=', found).execute();
}
