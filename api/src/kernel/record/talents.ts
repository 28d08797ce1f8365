import { AppError, type Db, type FieldError } from '@dara/backend';
import { sql } from 'kysely';

/** Refuses unknown and deleted talents, each at its position in the field. */
export async function requireTalents(db: Db, ids: readonly string[], field: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM talent WHERE id = ANY (${ids}::uuid[]) AND deleted_at IS NULL`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const errors: FieldError[] = ids.flatMap((id, index) =>
    known.has(id.toLowerCase()) ? [] : [{ field: `${field}.${index}`, rule: 'exist' }],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}
