import type { Db } from '@dara/backend';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { isMinor, today } from '../../../kernel/age.ts';
import { recordRead } from '../../../kernel/record/audit.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';

/** Audits that staff open the record of a minor, at most hourly per user. Call it before the response. */
export async function recordMinorOpened(
  db: Db,
  { actor, requestId }: ActorContext,
  talentId: string,
): Promise<void> {
  if (!isStaff(actor)) return;
  const talent = await db
    .selectFrom('talent')
    .select('birthday')
    .where('id', '=', talentId)
    .executeTakeFirst();
  if (!talent || !isMinor(talent.birthday, today())) return;
  const entry = { actor, requestId, entity: 'talent', entityId: talentId } as const;
  await recordRead(db, { ...entry, action: 'OpenMinor' });
}
