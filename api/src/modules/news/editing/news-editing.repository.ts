import type { Db } from '@dara/backend';
import { NEWS_EDITING_S } from '@dara/model';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { nameOf } from '../../../kernel/query/person-name.ts';
import { Id, Instant, NullableText } from '../../../kernel/schema/shapes.ts';

export const NewsEditor = Type.Object(
  { id: Id, name: NullableText, since: Instant },
  { title: 'NewsEditor' },
);
export type NewsEditor = Static<typeof NewsEditor>;

/** Maximum number of other editors returned. */
const MOST = 20;
/** Stale presence rows are deleted by later calls, in batches. */
const FORGOTTEN = '1 hour';
const BATCH = 100;

const PRESENT = sql`interval '1 second' * ${NEWS_EDITING_S}`;

/**
 * Records that a user has an article open and returns the other editors, the first one first. Uses only the database
 * and its clock, so that all instances agree.
 */
export async function recordEditing(
  db: Db,
  newsId: string,
  profileId: string,
): Promise<NewsEditor[]> {
  await sql`
    INSERT INTO news_editing AS e (news_id, profile_id) VALUES (${newsId}, ${profileId})
    ON CONFLICT (news_id, profile_id) DO UPDATE SET seen_at = now(),
      since = CASE WHEN e.seen_at < now() - ${PRESENT} THEN now() ELSE e.since END`.execute(db);
  await sql`
    WITH batch AS MATERIALIZED (
      SELECT news_id, profile_id FROM news_editing WHERE seen_at < now() - ${FORGOTTEN}::interval
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    DELETE FROM news_editing WHERE (news_id, profile_id) IN (SELECT news_id, profile_id FROM batch)`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; name: string | null; since: Date }>`
    SELECT e.profile_id AS id, ${nameOf('e.profile_id')} AS name, e.since FROM news_editing e
    WHERE e.news_id = ${newsId} AND e.profile_id <> ${profileId} AND e.seen_at >= now() - ${PRESENT}
    ORDER BY e.since, e.profile_id LIMIT ${MOST}`.execute(db);
  return rows.map(({ id, name, since }) => ({ id, name, since: since.toISOString() }));
}

export async function endEditing(db: Db, newsId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom('news_editing')
    .where('news_id', '=', newsId)
    .where('profile_id', '=', profileId)
    .execute();
}
