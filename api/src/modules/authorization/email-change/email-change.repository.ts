import type { Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';
import type { EmailChange } from './email-change.schema.ts';

/** How long the links are good. */
const EMAIL_CHANGE_MS = 24 * 3_600_000;

export interface Wanted {
  profileId: string;
  email: string;
  sessionId: string;
}

/** Keeps an address until its owner confirms it; answers the tokens of both links. One asked for before counts no more. */
export async function keepEmailChange(
  trx: Db,
  { profileId, email, sessionId }: Wanted,
): Promise<{ token: string; stop: string }> {
  await forgetEmailChange(trx, profileId);
  const [confirm, stop] = [newSecretToken(), newSecretToken()];
  await trx
    .insertInto('email_change')
    .values({
      id: newId(),
      profile_id: profileId,
      email,
      token_hash: confirm.tokenHash,
      stop_hash: stop.tokenHash,
      session_id: sessionId,
      expires_at: new Date(Date.now() + EMAIL_CHANGE_MS),
    })
    .execute();
  return { token: confirm.token, stop: stop.token };
}

export async function pendingEmail(db: Db, profileId: string): Promise<EmailChange> {
  const found = await db
    .selectFrom('email_change')
    .select(['email', 'expires_at'])
    .where('profile_id', '=', profileId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return {
    pending: found ? { email: found.email, expiresAt: found.expires_at.toISOString() } : null,
  };
}

/** What a link stands for, while it is good and its account may sign in. */
export async function findEmailLink(db: Db, token: string) {
  const hash = hashSecretToken(token);
  const found = await db
    .selectFrom('email_change as c')
    .innerJoin('profile as p', 'p.id', 'c.profile_id')
    .select(['c.id', 'c.profile_id', 'c.email', 'c.session_id', 'c.token_hash'])
    .select(['p.email as before', 'p.language'])
    .where((eb) => eb.or([eb('c.token_hash', '=', hash), eb('c.stop_hash', '=', hash)]))
    .where('c.expires_at', '>', new Date())
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return found && ({ ...found, answer: found.token_hash === hash ? 'Confirm' : 'Stop' } as const);
}

/** Takes a link away with what follows from it: whoever comes second finds none. */
export async function takeEmailLink(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_change')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether somebody signs in by an address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const holder = await db
    .selectFrom('profile')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return holder !== undefined;
}
