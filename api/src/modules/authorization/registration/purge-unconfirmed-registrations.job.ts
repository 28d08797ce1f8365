import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { REGISTRATION_DAYS, deleteUnconfirmed } from './open-registration.ts';

/** Deletes expired unconfirmed registrations and unusable links. */
export async function purgeUnconfirmedRegistrations({ db }: Pick<Services, 'db'>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM profile WHERE email_confirmed_at IS NULL AND deleted_at IS NULL
      AND created_at < now() - make_interval(days => ${REGISTRATION_DAYS})`.execute(db);
  for (const { id } of rows)
    await db.transaction().execute((trx) => deleteUnconfirmed(trx, id, 'LapseRegistration'));
  await sql`DELETE FROM registration_hold WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM mailed_link
    WHERE created_at < now() - make_interval(days => ${REGISTRATION_DAYS})`.execute(db);
  return rows.length;
}

export function declarePurgeUnconfirmedRegistrations(
  services: Pick<Services, 'db' | 'jobs'>,
): void {
  services.jobs.declare({
    name: 'lapse-registrations',
    data: Type.Object({}),
    cron: '37 * * * *',
    handle: () => purgeUnconfirmedRegistrations(services),
  });
}
