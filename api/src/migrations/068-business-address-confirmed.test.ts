import { migrate } from '@dara/backend';
import { createTestServices } from '@dara/backend/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

it('existing businesses count as confirmed, except registrations that still wait for it', async () => {
  const services = await createTestServices({ isOwnDatabase: true });
  const { db } = services;
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '068'));
  await migrate(services, 'api', before);
  for (const [name, status, isWaiting] of [
    ['approved', 'Approved', true],
    ['registered', 'Pending', true],
    ['by-staff', 'Pending', false],
  ] as const) {
    await sql`INSERT INTO business_profile (id, company_name, business_type, status, website)
      VALUES (gen_random_uuid(), '{"th":"ก","en":""}', 'Brand', ${status}, ${name})`.execute(db);
    await sql`INSERT INTO profile (id, email, permission, business_profile_id, email_confirmed_at)
      SELECT gen_random_uuid(), ${`${name}@dara.test`}, 'Business', id, ${isWaiting ? null : new Date()}
      FROM business_profile WHERE website = ${name}`.execute(db);
    await sql`UPDATE business_profile b SET created_by = p.id FROM profile p
      WHERE p.business_profile_id = b.id`.execute(db);
  }
  await migrate(services, 'api', migrations);
  const { rows } = await sql`SELECT website, email_confirmed_at IS NOT NULL AS is_confirmed
    FROM business_profile ORDER BY website`.execute(db);
  expect(rows).toEqual([
    { website: 'approved', is_confirmed: true },
    { website: 'by-staff', is_confirmed: true },
    { website: 'registered', is_confirmed: false },
  ]);
  await services.close();
});
