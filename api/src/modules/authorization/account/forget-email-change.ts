import type { Db } from '@dara/backend';

/** Ends the wait for another address of an account; false where there was none. */
export async function forgetEmailChange(db: Db, profileId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_change')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
