import { AppError, type Db, type ErrorCode } from '@dara/backend';
import { sql } from 'kysely';
import type { ActorContext } from '../../../kernel/record/history.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { readTalent } from '../record/talent-read.ts';

/**
 * Browsers send a form again by themselves, with the same request id, when their connection ends before the answer.
 * What was written by then is answered as it stands: told of a conflict with itself, a save would be brought together
 * with itself, and its pictures be there twice.
 */
export async function updateIdempotently<T>(
  db: Db,
  context: ActorContext,
  talentId: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isConflict = error instanceof AppError && error.code === 'VERSION_CONFLICT';
    if (isConflict && (await isAlreadyWritten(db, context, talentId))) return error.current as T;
    throw error;
  }
}

async function isAlreadyWritten(
  db: Db,
  { actor, requestId }: ActorContext,
  talentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM audit_event
    WHERE entity = 'talent' AND entity_id = ${talentId} AND request_id = ${requestId} AND actor_id = ${actor.id}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

const DUPLICATES: readonly ErrorCode[] = ['EMAIL_DUPLICATE', 'DISPLAY_NAME_DUPLICATE'];

/** The same for a talent that is made: the second time it would be a duplicate of itself. */
export async function createIdempotently(
  db: Db,
  context: ActorContext,
  make: () => Promise<TalentRecord>,
): Promise<TalentRecord> {
  try {
    return await make();
  } catch (error) {
    const isDuplicate = error instanceof AppError && DUPLICATES.includes(error.code);
    const id = isDuplicate && (await findCreatedTalent(db, context));
    if (!id) throw error;
    return readTalent(db, id);
  }
}

/** Browsers send again at once, so that a look at the latest entries is enough. */
async function findCreatedTalent(
  db: Db,
  { actor, requestId }: ActorContext,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT entity_id AS id FROM audit_event
    WHERE at > now() - interval '10 minutes' AND entity = 'talent' AND action = 'Create'
      AND request_id = ${requestId} AND actor_id = ${actor.id}
    LIMIT 1`.execute(db);
  return rows[0]?.id;
}
