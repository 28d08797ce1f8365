import { createHash } from 'node:crypto';
import type { Db } from '@dara/backend';
import { shownName, type TalentNames } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

/** The same text within this time is the same message, sent by a second click or a retry. */
const SAME_MESSAGE = sql.raw(`interval '10 minutes'`);

export interface ContactTalent {
  id: string;
  name: Localized;
}

export interface StoredMessage {
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

/** Stores a message by `insert`, once however often its contents are sent within a short time. */
export async function storeOnce(
  db: Db,
  table: 'contact' | 'brief',
  contents: object,
  insert: (trx: Db, row: { id: string; digest: string }) => Promise<unknown>,
): Promise<StoredMessage> {
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('hex');
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(trx);
    const stored = () =>
      sql<StoredMessage>`
      SELECT id, created_at AS "createdAt" FROM ${sql.table(table)}
      WHERE digest = ${digest} AND created_at > now() - ${SAME_MESSAGE}`.execute(trx);
    const { rows } = await stored();
    if (rows[0]) return rows[0];
    await insert(trx, { id: newId(), digest });
    return (await stored()).rows[0]!;
  });
}
