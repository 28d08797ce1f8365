import type { Services } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { createResetToken, normalizeEmail } from '../account/authorization.repository.ts';
import { resetLink } from '../password/reset-mail.ts';

const LINK_MS = 24 * 3600_000;

/**
 * While no administrator has a password, creates (or finds) one without password and returns a one-time link to set
 * it, valid for 24 hours; null once an administrator can sign in. Earlier links become invalid.
 */
export async function firstAdminLink(services: Services): Promise<string | null> {
  const db = services.db;
  const admins = await db
    .selectFrom('profile')
    .select(['id', 'email', 'password_hash'])
    .where('permission', '=', 'Admin')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  if (admins.some((admin) => admin.password_hash !== null)) return null;
  const admin = admins[0] ?? (await createAdmin(services));
  const token = await db.transaction().execute((trx) => createResetToken(trx, admin.id, LINK_MS));
  return resetLink(services.config.publicUrl, admin.email, token);
}

async function createAdmin(services: Services): Promise<{ id: string; email: string }> {
  const row = {
    id: newId(),
    email: normalizeEmail(services.config.adminEmail),
    permission: 'Admin' as const,
  };
  // Several instances may start at the same time; all use the row of the first one.
  const inserted = await services.db
    .insertInto('profile')
    .values({ ...row, first_name: 'Admin' })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('deleted_at', 'is', null)
        .doUpdateSet({ permission: 'Admin', active: true }),
    )
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  return inserted;
}
