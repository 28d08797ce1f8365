import type { Db } from '@dara/backend';

const active = (db: Db) =>
  db.selectFrom('profile').select('id').where('active', '=', true).where('deleted_at', 'is', null);

/** Everybody of the agency who works on the site. */
export async function staffRecipients(db: Db): Promise<string[]> {
  const rows = await active(db).where('permission', 'in', ['Staff', 'Admin']).execute();
  return rows.map(({ id }) => id);
}

/** Everybody who sees to what administrators alone see to. */
export async function adminRecipients(db: Db): Promise<string[]> {
  const rows = await active(db).where('permission', '=', 'Admin').execute();
  return rows.map(({ id }) => id);
}

/** The people of a business. */
export async function businessRecipients(db: Db, businessProfileId: string): Promise<string[]> {
  const rows = await active(db)
    .where('permission', '=', 'Business')
    .where('business_profile_id', '=', businessProfileId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The account of a talent; none while it has no account. */
export async function talentRecipients(db: Db, talentId: string): Promise<string[]> {
  const rows = await active(db)
    .where('permission', '=', 'Talent')
    .where('talent_id', '=', talentId)
    .execute();
  return rows.map(({ id }) => id);
}
