import type { Db, Tables } from '@dara/backend';
import type { BookingKind } from '@dara/model';
import type { Selectable } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import { recordAudit, type AuditDiff } from '../../kernel/record/audit.ts';
import { changesBetween } from '../../kernel/record/changes.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { throwTaken } from './booking-days.ts';

export type BookingRow = Selectable<Tables['booking']>;

/** The user who changes a booking; undefined when the system does. */
export interface BookingContext {
  actor: ActorContext['actor'] | null;
  requestId: string;
}
export const SYSTEM: BookingContext = { actor: null, requestId: 'system' };

export interface NewBooking {
  talentId: string;
  from: string;
  to: string;
  kind: BookingKind;
  jobId?: string | null;
  applicationId?: string | null;
  proposalId?: string | null;
  note?: string | null;
  expiresAt?: Date | null;
}

export type BookingChange = Partial<
  Pick<
    BookingRow,
    | 'from_day'
    | 'to_day'
    | 'kind'
    | 'job_id'
    | 'application_id'
    | 'proposal_id'
    | 'note'
    | 'expires_at'
    | 'status'
    | 'status_reason'
  >
>;

type Written = 'Create' | 'Change' | 'Book' | 'MoveUp' | 'Cancel' | 'Lapse';

function audit(
  trx: Db,
  { actor, requestId }: BookingContext,
  action: Written,
  entityId: string,
  diff: AuditDiff,
): Promise<void> {
  return recordAudit(trx, { ...{ actor, action, entity: 'booking', entityId, diff, requestId } });
}

/** History entry of a booking. */
const auditView = (row: BookingRow) => ({
  ...{ from: row.from_day, to: row.to_day, kind: row.kind, jobId: row.job_id },
  ...{ applicationId: row.application_id, proposalId: row.proposal_id },
  ...{ note: row.note, expiresAt: row.expires_at },
  ...{ status: row.status, statusReason: row.status_reason },
});

/** Inserts a booking after its days were checked. */
export async function insertBooking(
  trx: Db,
  context: BookingContext,
  booking: NewBooking,
): Promise<BookingRow> {
  const row = await trx
    .insertInto('booking')
    .values({
      id: newId(),
      talent_id: booking.talentId,
      from_day: booking.from,
      to_day: booking.to,
      kind: booking.kind,
      job_id: booking.jobId ?? null,
      application_id: booking.applicationId ?? null,
      proposal_id: booking.proposalId ?? null,
      note: booking.note ?? null,
      expires_at: booking.expiresAt ?? null,
      created_by: context.actor?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(throwTaken);
  await audit(trx, context, 'Create', row.id, {
    ...{ talentId: row.talent_id, from: row.from_day, to: row.to_day },
    ...{ kind: row.kind, jobId: row.job_id },
    ...(row.proposal_id ? { proposalId: row.proposal_id } : {}),
  });
  return row;
}

/** Updates a booking; without a change the version stays. */
export async function updateBooking(
  trx: Db,
  context: BookingContext,
  before: BookingRow,
  change: BookingChange,
  action: Exclude<Written, 'Create'>,
): Promise<BookingRow> {
  const diff = changesBetween(auditView(before), auditView({ ...before, ...change }));
  if (Object.keys(diff).length === 0) return before;
  const row = await trx
    .updateTable('booking')
    .set((eb) => ({ ...change, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(throwTaken);
  await audit(trx, context, action, row.id, diff);
  return row;
}
