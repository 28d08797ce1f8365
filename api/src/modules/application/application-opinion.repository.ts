import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { ApplicationDetail, Note, RatingAnswer } from './application.schema.ts';

/** Notes shown per application, newest first. */
const NOTES_SHOWN = 100;

const NAME = sql`nullif(trim(p.first_name || ' ' || p.last_name), '')`;

export async function ratingsOf(
  db: Db,
  applicationId: string,
): Promise<ApplicationDetail['ratings']> {
  const { rows } = await sql<{ id: string; name: string | null; stars: number; updated_at: Date }>`
    SELECT p.id, ${NAME} AS name, r.stars, r.updated_at
    FROM application_rating r JOIN profile p ON p.id = r.profile_id
    WHERE r.application_id = ${applicationId} ORDER BY r.updated_at DESC, p.id LIMIT 100`.execute(
    db,
  );
  return rows.map(({ id, name, stars, updated_at }) => ({
    profileId: id,
    name,
    stars,
    updatedAt: updated_at.toISOString(),
  }));
}

export async function notesOf(db: Db, applicationId: string): Promise<Note[]> {
  const { rows } = await sql<{
    id: string;
    profile_id: string | null;
    name: string | null;
    body: string;
    created_at: Date;
  }>`
    SELECT n.id, n.profile_id, ${NAME} AS name, n.body, n.created_at
    FROM application_note n LEFT JOIN profile p ON p.id = n.profile_id
    WHERE n.application_id = ${applicationId}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTES_SHOWN}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    authorId: row.profile_id,
    author: row.name,
    text: row.body,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Sets or removes one user's rating of a locked application and recomputes the average. */
export async function writeStars(
  trx: Db,
  { applicationId, profileId }: { applicationId: string; profileId: string },
  stars: number | null,
): Promise<RatingAnswer> {
  if (stars === null) {
    await trx
      .deleteFrom('application_rating')
      .where('application_id', '=', applicationId)
      .where('profile_id', '=', profileId)
      .execute();
  } else {
    await trx
      .insertInto('application_rating')
      .values({ application_id: applicationId, profile_id: profileId, stars })
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'profile_id']).doUpdateSet({
          stars,
          updated_at: new Date(),
        }),
      )
      .execute();
  }
  const { rows } = await sql<{ rating_average: number | null; rating_count: number }>`
    UPDATE job_application a SET rating_average = r.average, rating_count = r.count
    FROM (SELECT round(avg(stars), 2) AS average, count(*)::int AS count
      FROM application_rating WHERE application_id = ${applicationId}) r
    WHERE a.id = ${applicationId} RETURNING a.rating_average, a.rating_count`.execute(trx);
  return {
    ratingAverage: rows[0]?.rating_average ?? null,
    ratingCount: rows[0]?.rating_count ?? 0,
    ownStars: stars,
  };
}
