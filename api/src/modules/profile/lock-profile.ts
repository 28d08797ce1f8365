import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { findProfile } from './profile.repository.ts';
import type { ManagementProfile } from './profile.schema.ts';

/**
 * Locks all administrators until the transaction ends and throws `FORBIDDEN` if the actor is not one any more: of two
 * administrators who remove each other, the second is refused. Since administrators cannot remove themselves, one always remains.
 */
async function requireStaffRights(trx: Db, actor: Identity): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM profile WHERE permission = 'Admin' AND active AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  if (!rows.some(({ id }) => id === actor.id)) throw new AppError('FORBIDDEN');
}

/** Locks a user's row, also a deleted one, for an actor who is still an administrator. */
export async function lockProfileRow(trx: Db, actor: Identity, id: string): Promise<void> {
  if (actor.permission === 'Admin') await requireStaffRights(trx, actor);
  await sql`SELECT id FROM profile WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
}

/** Locks a user for a change; throws `USER_NOT_EXIST`. */
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
