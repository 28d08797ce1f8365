import { createHmac } from 'node:crypto';
import type { Config, Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { keyFor } from '../account/encrypted-secret.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';
import type { EmailChange } from './email-change.schema.ts';

const DAY_MS = 24 * 3_600_000;
/** How long the links are good that somebody asked for about the own account. */
const OWN_MS = DAY_MS;
/** The same where somebody else asked: two people have to read their mail. */
const OTHERS_MS = 7 * DAY_MS;

export interface Wanted {
  profileId: string;
  email: string;
  /** The sign-in that asked; null where somebody else asks. */
  sessionId: string | null;
  /** Somebody else who asks. */
  askedBy?: string;
  /** The talent whose record takes the address as well. */
  talentId?: string | null;
}

/** The token of the link to the address before: the same in each mail about one change, and kept nowhere. */
export const oldLinkToken = ({ secretsKey }: Pick<Config, 'secretsKey'>, id: string): string =>
  createHmac('sha256', keyFor({ secretsKey }, 'email-change')).update(id).digest('base64url');

/** Keeps an address until its owner confirms it; answers the tokens of both links. One asked for before counts no more. */
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
