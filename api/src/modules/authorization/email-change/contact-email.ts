import { AppError, type Db, type Services, type Trx } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';
import { contactMail, emailLink } from './email-change-mail.ts';

const LINK_MS = 3 * 24 * 3_600_000;

interface ContactEmail {
  businessId: string;
  email: string;
  requestedBy: string;
}

/**
 * Asks for another contact address of a business: the current one stays until the owner of the new one follows the
 * mailed link. A newer request, or sending the link again, replaces the link.
 */
export async function askContactEmail(
  services: Services,
  trx: Db,
  { businessId, email, requestedBy }: ContactEmail,
): Promise<void> {
  const { token, tokenHash } = newSecretToken();
  const row = {
    ...{ email, token_hash: tokenHash, requested_by: requestedBy, sent_at: new Date() },
    expires_at: new Date(Date.now() + LINK_MS),
  };
  await trx
    .insertInto('business_email_change')
    .values({ business_profile_id: businessId, ...row })
    .onConflict((conflict) => conflict.column('business_profile_id').doUpdateSet(row))
    .execute();
  const { language } = await trx
    .selectFrom('profile')
    .select('language')
    .where('id', '=', requestedBy)
    .executeTakeFirstOrThrow();
  const link = emailLink(services.config.publicUrl, token);
  await enqueueMails(services, [contactMail(email, language as Language, link)], trx);
}

/** The address that a mailed link would confirm; undefined for an unknown, used or expired one. */
export function findContactEmail(db: Db, token: string) {
  return db
    .selectFrom('business_email_change as c')
    .innerJoin('business_profile as b', 'b.id', 'c.business_profile_id')
    .select(['c.email', 'c.business_profile_id', 'b.email as before'])
    .where('c.token_hash', '=', hashSecretToken(token))
    .where('c.expires_at', '>', new Date())
    .where('b.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Follows the link, once. Returns whether there was one. */
export async function confirmContactEmail(
  trx: Trx,
  token: string,
  requestId: string,
): Promise<boolean> {
  const found = await findContactEmail(trx, token);
  if (!found) return false;
  const { email, before, business_profile_id: entityId } = found;
  const taken = await trx
    .deleteFrom('business_email_change')
    .where('token_hash', '=', hashSecretToken(token))
    .executeTakeFirst();
  // Pressed twice at the same moment.
  if (taken.numDeletedRows === 0n) throw new AppError('LINK_EXPIRED');
  await trx
    .updateTable('business_profile')
    .set((eb) => ({ email, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', entityId)
    .execute();
  const about = { entity: 'business_profile', entityId, diff: { email: { before, after: email } } };
  await recordAudit(trx, { actor: null, action: 'Update', ...about, requestId });
  return true;
}
