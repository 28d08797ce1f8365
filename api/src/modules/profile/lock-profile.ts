import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { findProfile } from './profile.repository.ts';
import type { ManagementProfile } from './profile.schema.ts';

/**
 * Holds every administrator until the transaction ends and throws `FORBIDDEN` to an actor who is none any more: of two who
 * remove each other one comes first, and the other is refused. Since nobody removes oneself, one always remains.
 */
async function requireStaffRights(trx: Db, actor: Identity): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM profile WHERE permission = 'Admin' AND active AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  if (!rows.some(({ id }) => id === actor.id)) throw new AppError('FORBIDDEN');
}

/** Holds a user's row, deleted or not, for an administrator who is still one. */
export async function lockProfileRow(trx: Db, actor: Identity, id: string): Promise<void> {
  if (actor.permission === 'Admin') await requireStaffRights(trx, actor);
  await sql`SELECT id FROM profile WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
}

/** A user, held while somebody changes it; throws `USER_NOT_EXIST`. */
export async function lockProfile(
  trx: Db,
  actor: Identity,
  id: string,
): Promise<ManagementProfile> {
  await lockProfileRow(trx, actor, id);
  const record = await findProfile(trx, id);
  if (!record) throw new AppError('USER_NOT_EXIST');
  return record;
}
