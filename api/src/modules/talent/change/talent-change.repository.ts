import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { GuardedChange } from '../../../kernel/database/json-columns.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent } from '../record/talent-audit.ts';
import { isSameChange } from '../../guardian/guardian.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

/**
 * Stores a talent's requested change; a newer request replaces the pending one and keeps its other fields. Returns the
 * pending change, or null when it is unchanged. The talent's row must be locked.
 */
export async function requestChange(
  trx: Db,
  before: TalentRecord,
  change: GuardedChange,
  context: ActorContext,
): Promise<GuardedChange | null> {
  const open = await trx
    .selectFrom('talent_change_request')
    .select(['id', 'change'])
    .where('talent_id', '=', before.id)
    .where('status', '=', 'Open')
    .executeTakeFirst();
  const wanted: GuardedChange = { ...open?.change, ...change };
  if (open && isSameChange(open.change, wanted)) return null;
  if (open) await closeChange(trx, open.id, { status: 'Replaced', reason: null, decidedBy: null });
  const row = {
    id: newId(),
    talent_id: before.id,
    change: JSON.stringify(wanted),
    requested_by: context.actor.id,
  };
  await trx.insertInto('talent_change_request').values(row).execute();
  await auditTalent(trx, context, 'ChangeRequest', before.id, diffOf(before, wanted));
  return wanted;
}

/** The differences that a change would make, by field. */
export function diffOf(
  before: Pick<TalentRecord, 'birthday' | 'guardian'>,
  change: GuardedChange,
): Record<string, { before: unknown; after: unknown }> {
  return Object.fromEntries(
    (Object.keys(change) as (keyof GuardedChange)[]).map((field) => [
      field,
      { before: before[field], after: change[field] ?? null },
    ]),
  );
}

export interface ChangeRow {
  change: GuardedChange;
  status: 'Open' | 'Approved' | 'Rejected' | 'Replaced';
}

export async function findChange(
  trx: Db,
  talentId: string,
  id: string,
): Promise<ChangeRow | undefined> {
  return trx
    .selectFrom('talent_change_request')
    .select(['change', 'status'])
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
}

interface Closing {
  status: Exclude<ChangeRow['status'], 'Open'>;
  reason: string | null;
  decidedBy: string | null;
}

export async function closeChange(
  trx: Db,
  id: string,
  { status, reason, decidedBy }: Closing,
): Promise<void> {
  await sql`
    UPDATE talent_change_request
    SET status = ${status}, reason = ${reason}, decided_by = ${decidedBy}, decided_at = now()
    WHERE id = ${id}`.execute(trx);
}
