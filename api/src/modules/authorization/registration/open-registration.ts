import { AppError, type Db, type Services, type Trx } from '@dara/backend';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { enqueueAccountMail } from '../account/account-mail-queue.ts';

/** How long a registration may stay unconfirmed and reserve its names. */
export const REGISTRATION_DAYS = 14;

export interface Registration {
  email: string;
  /** Whether an address that a talent is written to counts as known too. */
  forTalent: boolean;
  displayName?: string;
  taxId?: string;
  branchNo?: string;
}

/** Rolls back the transaction of a registration that must not leave a trace. */
class Rehearsed extends Error {}

/** The context of a registration: call `finish` last; `email` is the address to store. */
export interface Opening {
  email: string;
  finish(trx: Trx): Promise<void>;
  begin(trx: Trx): Promise<void>;
}

/**
 * Registers with `write`, which creates the account. For an address that already has an account it does the same work
 * and rolls it back: neither the response nor its time reveals that; the owner is notified by mail.
 */
export async function openRegistration(
  services: Services,
  registration: Registration,
  write: (opening: Opening) => Promise<void>,
): Promise<void> {
  const { email } = registration;
  if (!(await isAddressKnown(services.db, registration))) {
    try {
      return await write({
        email,
        begin: (trx) => discardUnconfirmed(trx, email),
        finish: async () => undefined,
      });
    } catch (error) {
      // Staff have made an account with the address in between.
      if (!(error instanceof AppError) || error.code !== 'EMAIL_DUPLICATE') throw error;
    }
  }
  await rehearse(write);
  await keepNames(services.db, registration);
  await enqueueAccountMail(services, { kind: 'Confirm', email });
}

async function rehearse(write: (opening: Opening) => Promise<void>): Promise<void> {
  const opening: Opening = {
    // No mail is sent there: everything is rolled back.
    email: `${crypto.randomUUID()}@known.invalid`,
    begin: async () => undefined,
    finish: async () => {
      throw new Rehearsed();
    },
  };
  await write(opening).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
}

/** Whether an account or talent has an address; registrations that wait do not count, since a new one replaces them. */
async function isAddressKnown(db: Db, { email, forTalent }: Registration): Promise<boolean> {
  const account = await db
    .selectFrom('profile')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (account || !forTalent) return account !== undefined;
  const { rows } = await sql`
    SELECT 1 FROM talent t WHERE lower(t.email) = ${email} AND t.deleted_at IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM profile p
        WHERE p.talent_id = t.id AND p.email_confirmed_at IS NULL AND p.deleted_at IS NULL)`.execute(
    db,
  );
  return rows.length > 0;
}

/** Reserves the names like an unconfirmed registration, so that a second request reveals nothing either. */
async function keepNames(
  db: Db,
  { email, displayName = null, taxId = null, branchNo = null }: RegistrationNames,
): Promise<void> {
  const row = {
    display_name: displayName,
    tax_id: taxId,
    branch_no: branchNo,
    expires_at: new Date(Date.now() + REGISTRATION_DAYS * 24 * 3_600_000),
  };
  await db
    .insertInto('registration_hold')
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
}

type RegistrationNames = Omit<Registration, 'displayName' | 'taxId' | 'branchNo'> & {
  displayName?: string | null;
  taxId?: string | null;
  branchNo?: string | null;
};

/** Deletes the unconfirmed registration of an address: the newest one counts. */
async function discardUnconfirmed(trx: Trx, email: string): Promise<void> {
  // Serializes concurrent registrations, for example by a double click.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 59))`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM profile WHERE email = ${email} AND deleted_at IS NULL AND email_confirmed_at IS NULL`.execute(
    trx,
  );
  for (const { id } of rows) await deleteUnconfirmed(trx, id, 'ReplaceRegistration');
}

/** Deletes a registration that was never confirmed, with its record. */
export async function deleteUnconfirmed(
  trx: Trx,
  profileId: string,
  action: 'ReplaceRegistration' | 'LapseRegistration',
): Promise<void> {
  const gone = sql`deleted_at = now(), updated_at = now(), version = version + 1`;
  const { rows } = await sql<{ talent_id: string | null; business_profile_id: string | null }>`
    UPDATE profile SET ${gone}
    WHERE id = ${profileId} AND email_confirmed_at IS NULL AND deleted_at IS NULL
    RETURNING talent_id, business_profile_id`.execute(trx);
  const [row] = rows;
  if (!row) return;
  await sql`UPDATE talent SET ${gone} WHERE id = ${row.talent_id} AND deleted_at IS NULL`.execute(
    trx,
  );
  await sql`UPDATE business_profile SET ${gone}
    WHERE id = ${row.business_profile_id} AND deleted_at IS NULL AND email_confirmed_at IS NULL`.execute(
    trx,
  );
  await trx.deleteFrom('mailed_link').where('profile_id', '=', profileId).execute();
  await recordAudit(trx, {
    actor: null,
    action,
    entity: 'profile',
    entityId: profileId,
    requestId: 'system',
  });
}
