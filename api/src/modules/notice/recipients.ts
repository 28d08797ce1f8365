import type { Db } from '@dara/backend';

const active = (db: Db) =>
  db.selectFrom('profile').select('id').where('active', '=', true).where('deleted_at', 'is', null);

/** All staff and administrators. */
export async function staffRecipients(db: Db): Promise<string[]> {
  const rows = await active(db).where('permission', 'in', ['Staff', 'Admin']).execute();
  return rows.map(({ id }) => id);
}

/** All administrators. */
export async function adminRecipients(db: Db): Promise<string[]> {
  const rows = await active(db).where('permission', '=', 'Admin').execute();
  return rows.map(({ id }) => id);
}

/** The users of a business. */
export async function businessRecipients(db: Db, businessProfileId: string): Promise<string[]> {
  const rows = await active(db)
    .where('permission', '=', 'Business')
    .where('business_profile_id', '=', businessProfileId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The account of a talent; empty without an account. */
export async function talentRecipients(db: Db, talentId: string): Promise<string[]> {
  const rows = await active(db)
    .where('permission', '=', 'Talent')
    .where('talent_id', '=', talentId)
    .execute();
  return rows.map(({ id }) => id);
}
