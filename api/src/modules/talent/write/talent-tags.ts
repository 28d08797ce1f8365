import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';

/** Refuses tags that do not exist, each at its place in the field. */
export async function requireTags(db: Db, tagIds: readonly string[], field: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM tag WHERE kind = 'Talent' AND deleted_at IS NULL AND id = ANY (${tagIds}::uuid[])`.execute(
    db,
  );
  const known = new Set(rows.map(({ id }) => id));
  const errors = tagIds.flatMap((id, index) =>
    known.has(id.toLowerCase()) ? [] : [{ field: `${field}.${index}`, rule: 'exist' }],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

/** The tags of a talent, in their order. */
export async function replaceTags(
  trx: Db,
  talentId: string,
  tagIds: readonly string[],
): Promise<void> {
  await sql`DELETE FROM talent_tag WHERE talent_id = ${talentId}`.execute(trx);
  await sql`
    INSERT INTO talent_tag (talent_id, tag_id, position)
    SELECT ${talentId}::uuid, u.id, u.position - 1
    FROM unnest(${tagIds}::uuid[]) WITH ORDINALITY u (id, position)`.execute(trx);
}
