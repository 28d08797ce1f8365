import { createHmac } from 'node:crypto';
import type { Config, Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { keyFor } from '../account/encrypted-secret.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';
import type { EmailChange } from './email-change.schema.ts';

const DAY_MS = 24 * 3_600_000;
/** Validity of the links for a change of one's own address. */
const OWN_MS = DAY_MS;
/** Validity when another user requests the change: two people must read their mail. */
const OTHERS_MS = 7 * DAY_MS;

export interface Wanted {
  profileId: string;
  email: string;
  /** The session of the request; null when another user requests the change. */
  sessionId: string | null;
  /** The other user who requests the change. */
  askedBy?: string;
  /** The talent whose contact address changes as well. */
  talentId?: string | null;
}

/**
 * Token of the link to the old address: derived, so that each mail about one change has the same one and it is not
 * stored.
 */
export const oldLinkToken = ({ secretsKey }: Pick<Config, 'secretsKey'>, id: string): string =>
  createHmac('sha256', keyFor({ secretsKey }, 'email-change')).update(id).digest('base64url');

/** Stores an unconfirmed address; returns the tokens of both links. Replaces an earlier request. */
export async function storeEmailChange(
  trx: Db,
  config: Pick<Config, 'secretsKey'>,
  { profileId, email, sessionId, askedBy, talentId = null }: Wanted,
): Promise<{ token: string; stop: string }> {
  await forgetEmailChange(trx, profileId);
  const id = newId();
  const confirm = newSecretToken();
  const stop = oldLinkToken(config, id);
  await trx
    .insertInto('email_change')
    .values({
      id,
      profile_id: profileId,
      email,
      token_hash: confirm.tokenHash,
      stop_hash: hashSecretToken(stop),
      session_id: sessionId,
      asked_by: askedBy ?? null,
      talent_id: talentId,
      expires_at: new Date(Date.now() + (askedBy === undefined ? OWN_MS : OTHERS_MS)),
    })
    .execute();
  return { token: confirm.token, stop };
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

/** Whether an account has this address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const holder = await db
    .selectFrom('profile')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return holder !== undefined;
}
