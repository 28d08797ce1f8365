import { type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/record/audit.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { hashSecretToken, newSecretToken } from '../../authorization/authorization.public.ts';

/** As long as LINE's own link token. */
const LINK_MINUTES = 10;

/** The user who links, with the data for the mail. */
export interface LinkedPerson {
  id: string;
  email: string;
  language: Language;
}

/** When a user linked LINE; null when not linked. */
export async function findLinkedAt(db: Db, profileId: string): Promise<Date | null> {
  const link = await db
    .selectFrom('line_link')
    .select('linked_at')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return link?.linked_at ?? null;
}

/** Whether a LINE account belongs to a user who may sign in. */
export async function isLinkedUser(db: Db, userId: string): Promise<boolean> {
  const link = await db
    .selectFrom('line_link as l')
    .innerJoin('profile as p', 'p.id', 'l.profile_id')
    .select('l.profile_id')
    .where('l.line_user_id', '=', userId)
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return link !== undefined;
}

/** A nonce that LINE returns to identify the user after confirmation; replaces an earlier one. */
export async function beginLink(db: Db, profileId: string): Promise<string> {
  const { token, tokenHash } = newSecretToken();
  await sql`DELETE FROM line_link_request WHERE expires_at <= now()`.execute(db);
  await sql`
    INSERT INTO line_link_request (profile_id, nonce_hash, expires_at)
    VALUES (${profileId}, ${tokenHash}, now() + ${LINK_MINUTES} * interval '1 minute')
    ON CONFLICT (profile_id) DO UPDATE
      SET nonce_hash = excluded.nonce_hash, expires_at = excluded.expires_at`.execute(db);
  return token;
}

/**
 * Links the user of a nonce; null when it is invalid, or the user may not sign in. Consumes the nonce. A LINE account
 * linked to another user before is unlinked there: the holder of the phone has just confirmed.
 */
export async function finishLink(
  trx: Db,
  { nonce, userId, requestId }: { nonce: string; userId: string; requestId: string },
): Promise<LinkedPerson | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`line:${userId}`}))`.execute(trx);
  const { rows } = await sql<LinkedPerson>`
    WITH used AS (
      DELETE FROM line_link_request WHERE nonce_hash = ${hashSecretToken(nonce)}
      RETURNING profile_id, expires_at)
    SELECT p.id, p.email, p.language FROM used JOIN profile p ON p.id = used.profile_id
    WHERE used.expires_at > now() AND p.active AND p.deleted_at IS NULL`.execute(trx);
  const [person] = rows;
  if (!person) return null;
  await removeLinks(trx, { userId, except: person.id, requestId });
  await sql`
    INSERT INTO line_link (profile_id, line_user_id) VALUES (${person.id}, ${userId})
    ON CONFLICT (profile_id) DO UPDATE
      SET line_user_id = excluded.line_user_id, linked_at = now()`.execute(trx);
  const entry = {
    actor: null,
    action: 'LineLink' as const,
    entity: 'profile',
    entityId: person.id,
  };
  await recordAudit(trx, { ...entry, requestId });
  return person;
}

interface Unlinking {
  userId: string;
  requestId: string;
  /** The user who keeps it. */
  except?: string;
  /** A newer link is not affected. */
  until?: Date;
}

/** Unlinks a LINE account that blocked the channel or was linked to another user. */
export async function removeLinks(
  trx: Db,
  { userId, requestId, except, until }: Unlinking,
): Promise<void> {
  let removal = trx.deleteFrom('line_link').where('line_user_id', '=', userId);
  if (except !== undefined) removal = removal.where('profile_id', '<>', except);
  if (until) removal = removal.where('linked_at', '<=', until);
  const removed = await removal.returning('profile_id').execute();
  for (const { profile_id: entityId } of removed) {
    const entry = { actor: null, action: 'LineUnlink' as const, entity: 'profile', entityId };
    await recordAudit(trx, { ...entry, requestId });
  }
}

/** Ends a person's own link; done already, it changes nothing. */
export async function endLink(trx: Db, actor: Identity, requestId: string): Promise<void> {
  await trx.deleteFrom('line_link_request').where('profile_id', '=', actor.id).execute();
  const removed = await trx
    .deleteFrom('line_link')
    .where('profile_id', '=', actor.id)
    .returning('profile_id')
    .executeTakeFirst();
  if (!removed) return;
  const entry = { actor, action: 'LineUnlink' as const, entity: 'profile', entityId: actor.id };
  await recordAudit(trx, { ...entry, requestId });
}
