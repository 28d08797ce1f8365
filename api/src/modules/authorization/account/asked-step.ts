import type { Db } from '@dara/backend';
import { sql } from 'kysely';

/** Roles for which the agency may require a second step. */
export const ASKED_ROLES = ['Admin', 'Staff'] as const;

/** Whether the agency requires a second step for this role. */
export async function isSecondStepRequired(db: Db, permission: string): Promise<boolean> {
  if (!ASKED_ROLES.some((role) => role === permission)) return false;
  const found = await db
    .selectFrom('security_setting')
    .select('is_second_step_required')
    .executeTakeFirst();
  return found?.is_second_step_required ?? false;
}

/** Whether a user must set up a second step before anything else, from a row of `profile`. */
export const MUST_SET_UP = sql<boolean>`(
  profile.permission IN ('Admin', 'Staff')
  AND EXISTS (SELECT 1 FROM security_setting s WHERE s.is_second_step_required)
  AND NOT EXISTS (
    SELECT 1 FROM second_step x WHERE x.profile_id = profile.id AND x.confirmed_at IS NOT NULL))`;
