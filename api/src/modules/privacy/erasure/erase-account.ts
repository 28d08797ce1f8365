import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { discardImages } from '../../image/image.public.ts';
import { LONG_DELETED, erasedEmail } from './erase-talent.ts';

const OF_ACCOUNT = [
  ...['refresh_token', 'sign_in_device', 'reset_token', 'second_step', 'recovery_code', 'passkey'],
  ...['sign_in_challenge', 'email_change', 'line_link', 'line_link_request', 'notice_choice'],
  ...['notice_line_choice', 'news_draft', 'news_editing', 'fresh_step', 'saved_search'],
] as const;

/** Clears an account: it cannot sign in again. The row stays, because other rows refer to it. */
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
  await discardImages(trx, sql`id = (SELECT image_id FROM profile WHERE id = ${id})`);
  await sql`
    UPDATE profile SET email = ${erasedEmail(id)}, password_hash = NULL, first_name = '', last_name = '',
      image_id = NULL, contact_phone = NULL, country = DEFAULT, province = NULL, district = NULL, sub_district = NULL,
      postal_code = NULL, address = NULL, active = false, last_login_at = NULL,
      deleted_at = ${LONG_DELETED}, updated_at = now(), version = version + 1
    WHERE id = ${id}`.execute(trx);
}
