import type { Db } from '@dara/backend';

/** Cancels the pending email change of an account; false when there is none. */
export async function forgetEmailChange(db: Db, profileId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_change')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
