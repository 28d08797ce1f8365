import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { discardPictures } from '../../image/image.public.ts';
import { LONG_DELETED, erasedEmail } from './erase-talent.ts';

const OF_ACCOUNT = [
  ...['refresh_token', 'sign_in_device', 'reset_token', 'second_step', 'recovery_code', 'passkey'],
  ...['sign_in_challenge', 'email_change', 'line_link', 'line_link_request', 'notice_choice'],
  ...['notice_line_choice', 'news_draft', 'news_editing'],
] as const;

/** Empties an account: nobody signs in with it again, and its row stays for what points to it. */
export async function eraseAccount(trx: Db, id: string): Promise<void> {
  for (const table of OF_ACCOUNT) {
    await sql`DELETE FROM ${sql.table(table)} WHERE profile_id = ${id}`.execute(trx);
  }
  await sql`DELETE FROM notice WHERE recipient_id = ${id}`.execute(trx);
  await sql`DELETE FROM idempotency_key WHERE owner = ${`person ${id}`}`.execute(trx);
  await sql`
    UPDATE consent SET withdrawn_at = now() WHERE subject = ${id} AND withdrawn_at IS NULL`.execute(
    trx,
  );
  await discardPictures(trx, sql`id = (SELECT image_id FROM profile WHERE id = ${id})`);
  await sql`
    UPDATE profile SET email = ${erasedEmail(id)}, password_hash = NULL, first_name = '', last_name = '',
      image_id = NULL, contact_phone = NULL, province = NULL, district = NULL, sub_district = NULL,
      postal_code = NULL, address = NULL, active = false, last_login_at = NULL,
      deleted_at = ${LONG_DELETED}, updated_at = now(), version = version + 1
    WHERE id = ${id}`.execute(trx);
}

/** What others were told of the person by name. */
export async function eraseFromNotices(
  trx: Db,
  names: readonly (string | Localized)[],
): Promise<void> {
  const values = names.map((name) => JSON.stringify(name));
  await sql`
    DELETE FROM notice WHERE EXISTS (
      SELECT 1 FROM jsonb_each(data) d JOIN unnest(${values}::text[]) n ON d.value = n::jsonb)`.execute(
    trx,
  );
}

/** What was written to the agency from the address, and what is known of it besides. */
export async function eraseAddress(
  trx: Db,
  email: string,
  profileId: string | null,
): Promise<void> {
  await sql`
    DELETE FROM contact WHERE created_by = ${profileId} OR lower(email) = ${email}`.execute(trx);
  await sql`DELETE FROM business_invitation WHERE lower(email) = ${email}`.execute(trx);
  await sql`
    UPDATE business_profile SET contact_name = NULL, position = NULL, email = NULL, contact_phone = NULL,
      line_id = NULL, updated_at = now(), version = version + 1
    WHERE lower(email) = ${email}`.execute(trx);
  await sql`UPDATE proposal_link SET email = NULL WHERE lower(email) = ${email}`.execute(trx);
}

/** What the person and the agency wrote into requests about these data. */
export async function eraseFromRequests(
  trx: Db,
  { profileId, email }: { profileId: string | null; email: string },
): Promise<void> {
  await sql`
    UPDATE privacy_request SET reason = NULL, requester = NULL, identity_note = NULL, answer = NULL,
      email = CASE WHEN status = 'Done' THEN NULL ELSE email END
    WHERE profile_id = ${profileId} OR email = ${email}`.execute(trx);
}
