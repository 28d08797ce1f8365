import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Localized } from '../../../kernel/schema/shapes.ts';

/** Removes notices to other users that name the person. */
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

/** Removes messages from the address to the agency, and what is stored about the address. */
export async function eraseAddress(
  trx: Db,
  email: string,
  profileId: string | null,
): Promise<void> {
  await sql`
    DELETE FROM contact WHERE created_by = ${profileId} OR lower(email) = ${email}`.execute(trx);
  await sql`
    DELETE FROM brief WHERE created_by = ${profileId} OR lower(email) = ${email}`.execute(trx);
  await sql`DELETE FROM business_invitation WHERE lower(email) = ${email}`.execute(trx);
  await sql`DELETE FROM business_email_change WHERE email = ${email}`.execute(trx);
  await sql`
    UPDATE business_profile SET contact_name = NULL, position = NULL, email = NULL, contact_phone = NULL,
      line_id = NULL, updated_at = now(), version = version + 1
    WHERE lower(email) = ${email}`.execute(trx);
  await sql`UPDATE proposal_link SET email = NULL WHERE lower(email) = ${email}`.execute(trx);
}

/** Removes texts of the person and the agency in privacy requests. */
export async function eraseFromRequests(
  trx: Db,
  { profileId, email }: { profileId: string | null; email: string },
): Promise<void> {
  await sql`
    UPDATE privacy_request SET reason = NULL, requester = NULL, identity_note = NULL, answer = NULL,
      email = CASE WHEN status = 'Done' THEN NULL ELSE email END
    WHERE profile_id = ${profileId} OR email = ${email}`.execute(trx);
}
