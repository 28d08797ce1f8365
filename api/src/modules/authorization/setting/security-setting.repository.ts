import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { SecuritySetting } from './security-setting.schema.ts';
import { HAS_STEP, securityPeople } from './security-person.repository.ts';

export async function readSecuritySetting(db: Db): Promise<SecuritySetting> {
  const setting = await db.selectFrom('security_setting').selectAll().executeTakeFirstOrThrow();
  const counts = await securityPeople(db)
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

/** Locks the setting, so that concurrent changes are serialized. */
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
