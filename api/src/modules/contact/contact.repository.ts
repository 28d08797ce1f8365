import { createHash } from 'node:crypto';
import type { Db } from '@dara/backend';
import { shownName, type TalentNames } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import type { ContactInput } from './contact.input.ts';

/** The same text within this time is the same message, sent by a second click or a retry. */
const SAME_MESSAGE = sql.raw(`interval '10 minutes'`);

export interface ContactTalent {
  id: string;
  name: Localized;
}

export interface StoredContact {
  id: string;
  createdAt: Date;
}

/** Public talents among the given ids, in the given order. */
export async function publicTalentNames(db: Db, ids: readonly string[]): Promise<ContactTalent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; names: TalentNames }>`
    SELECT t.id, ${sql.raw(talentNames('t'))} AS names FROM talent t
    WHERE t.id = ANY (${ids}::uuid[]) AND t.is_public AND t.deleted_at IS NULL
    ORDER BY array_position(${ids}::uuid[], t.id)`.execute(db);
  return rows.map(({ id, names }) => ({ id, name: shownName(names) }));
}

/** Stores a message once, however often it is sent within a short time; calls `announce` for a new one. */
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
