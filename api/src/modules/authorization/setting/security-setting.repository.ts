import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { ASKED_ROLES } from '../account/asked-step.ts';
import type {
  SecurityPersonPage,
  SecurityPersonQuery,
  SecuritySetting,
} from './security-setting.schema.ts';

const HAS_STEP = sql<boolean>`second_step.confirmed_at IS NOT NULL`;

/** Active people of whom a second step may be asked. */
function people(db: Db) {
  return db
    .selectFrom('profile')
    .leftJoin('second_step', 'second_step.profile_id', 'profile.id')
    .where('profile.deleted_at', 'is', null)
    .where('profile.active', '=', true)
    .where('profile.permission', 'in', [...ASKED_ROLES]);
}

export async function readSecuritySetting(db: Db): Promise<SecuritySetting> {
  const setting = await db.selectFrom('security_setting').selectAll().executeTakeFirstOrThrow();
  const counts = await people(db)
    .select(sql<number>`(count(*) FILTER (WHERE ${HAS_STEP}))::int`.as('having'))
    .select(sql<number>`(count(*) FILTER (WHERE NOT ${HAS_STEP}))::int`.as('lacking'))
    .executeTakeFirstOrThrow();
  return {
    isSecondStepRequired: setting.is_second_step_required,
    withSecondStep: counts.having,
    withoutSecondStep: counts.lacking,
    updatedAt: setting.updated_at.toISOString(),
    version: setting.version,
  };
}

/** Locks the setting, so that two who change it at once come one after the other. */
export function lockSecuritySetting(trx: Db) {
  return trx
    .selectFrom('security_setting')
    .select(['is_second_step_required', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeSecuritySetting(
  trx: Db,
  isRequired: boolean,
  profileId: string,
): Promise<void> {
  await trx
    .updateTable('security_setting')
    .set((eb) => ({
      is_second_step_required: isRequired,
      updated_by: profileId,
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .execute();
}

/** The team, those without a second step first. */
export async function listSecurityPeople(
  db: Db,
  { page, size, hasSecondStep }: SecurityPersonQuery,
): Promise<SecurityPersonPage> {
  const chosen =
    hasSecondStep === undefined
      ? people(db)
      : people(db).where(hasSecondStep ? HAS_STEP : sql<boolean>`NOT ${HAS_STEP}`);
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
