import type { Db, Services, Trx } from '@dara/backend';
import type { Updateable } from 'kysely';
import type { ProfileTable } from '../../../kernel/database/generated.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { askEmailOfOther } from '../../authorization/authorization.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

/** What the account repeats of a record, in the language that the account is written to in. */
function repeated(record: TalentRecord, language: Language) {
  return {
    email: record.email,
    image_id: record.image?.id ?? null,
    contact_phone: record.phoneNumber,
    first_name: textOf(record.firstName, language),
    last_name: textOf(record.lastName, language),
  };
}

/**
 * Copies name, address and image of a talent to its account, where header and mails read them. Only changed values are
 * copied, since the sign-in address may differ from the contact address.
 */
export async function syncAccount(
  trx: Db,
  before: TalentRecord | null,
  after: TalentRecord,
): Promise<void> {
  for (const language of ['th', 'en'] as const) {
    const old = before && repeated(before, language);
    const changed = Object.entries(repeated(after, language)).filter(
      ([column, value]) => !old || old[column as keyof typeof old] !== value,
    );
    if (changed.length === 0) continue;
    const columns = Object.fromEntries(changed) as Updateable<ProfileTable>;
    await trx
      .updateTable('profile')
      .set((eb) => ({ ...columns, updated_at: new Date(), version: eb('version', '+', 1) }))
      .where('talent_id', '=', after.id)
      .where('permission', '=', 'Talent')
      .where('language', '=', language)
      .where('deleted_at', 'is', null)
      .execute();
  }
}

/**
 * Requests a confirmation of a new address when the account is in use, since the address also signs in; returns the
 * columns to write immediately. For an account that was never used the invitation confirms the address.
 */
export async function askedFirst<Columns extends { email?: unknown }>(
  services: Services,
  trx: Trx,
  writer: ActorContext,
  before: TalentRecord,
  columns: Columns,
): Promise<Columns> {
  const { email, ...rest } = columns;
  if (typeof email !== 'string' || email === before.email) return columns;
  const accounts = await trx
    .selectFrom('profile')
    .select('id')
    .where('talent_id', '=', before.id)
    .where('permission', '=', 'Talent')
    .where('deleted_at', 'is', null)
    // Who signs in with it already has confirmed it.
    .where('email', '!=', email)
    .where((eb) =>
      eb.or([eb('password_hash', 'is not', null), eb('last_login_at', 'is not', null)]),
    )
    .forNoKeyUpdate()
    .execute();
  for (const { id } of accounts)
    await askEmailOfOther(services, trx, writer, { profileId: id, email, talentId: before.id });
  return accounts.length > 0 ? (rest as Columns) : columns;
}
