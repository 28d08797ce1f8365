import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { ASKED_ROLES } from '../account/asked-step.ts';
import type { SecurityPersonPage, SecurityPersonQuery } from './security-setting.schema.ts';

/** Whether at least one of them has confirmed a second step. */
export const HAS_STEP = sql<boolean>`second_step.confirmed_at IS NOT NULL`;

/** Active users who may be required to have a second step. */
export function securityPeople(db: Db) {
  return db
    .selectFrom('profile')
    .leftJoin('second_step', 'second_step.profile_id', 'profile.id')
    .where('profile.deleted_at', 'is', null)
    .where('profile.active', '=', true)
    .where('profile.permission', 'in', [...ASKED_ROLES]);
}

/** The team, those without a second step first. */
export async function listSecurityPeople(
  db: Db,
  { page, size, hasSecondStep }: SecurityPersonQuery,
): Promise<SecurityPersonPage> {
  const chosen =
    hasSecondStep === undefined
      ? securityPeople(db)
      : securityPeople(db).where(hasSecondStep ? HAS_STEP : sql<boolean>`NOT ${HAS_STEP}`);
  const { total } = await chosen
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .select(['profile.id', 'profile.email', 'profile.first_name', 'profile.last_name'])
    .select(['profile.permission', 'profile.last_login_at', 'second_step.confirmed_at'])
    .select(
      sql<number>`(SELECT count(*)::int FROM passkey WHERE passkey.profile_id = profile.id)`.as(
        'passkeys',
      ),
    )
    .orderBy(HAS_STEP)
    .orderBy('profile.first_name')
    .orderBy('profile.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    permission: row.permission,
    secondStepSince: row.confirmed_at?.toISOString() ?? null,
    passkeys: row.passkeys,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }));
  return { items, page, size, total };
}
