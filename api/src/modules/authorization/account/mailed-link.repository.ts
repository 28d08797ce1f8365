import type { Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

/** What a mailed link does. */
export type LinkPurpose = 'Registration' | 'Unlock';

export interface NewMailedLink {
  purpose: LinkPurpose;
  profileId: string;
  lifetimeMs: number;
}

/**
 * Creates a mailed link for an account; returns its token. Earlier links stay valid: the newest mail may be delayed,
 * and a request by another person must not invalidate the owner's last link.
 */
export async function createMailedLink(
  trx: Db,
  { purpose, profileId, lifetimeMs }: NewMailedLink,
): Promise<string> {
  const { token, tokenHash } = newSecretToken();
  await trx
    .insertInto('mailed_link')
    .values({
      ...{ id: newId(), purpose, profile_id: profileId, token_hash: tokenHash },
      expires_at: new Date(Date.now() + lifetimeMs),
    })
    .execute();
  return token;
}

/** The account that a link was mailed to, also after the link expired; undefined when it is unknown. */
export async function findMailedLink(db: Db, purpose: LinkPurpose, token: string) {
  const found = await db
    .selectFrom('mailed_link as l')
    .innerJoin('profile as p', 'p.id', 'l.profile_id')
    .select(['l.expires_at', 'p.id', 'p.email', 'p.email_confirmed_at'])
    .where('l.token_hash', '=', hashSecretToken(token))
    .where('l.purpose', '=', purpose)
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { expires_at: expiresAt, email_confirmed_at: confirmedAt, id, email } = found;
  return { id, email, isConfirmed: confirmedAt !== null, isExpired: expiresAt <= new Date() };
}
