import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { PROPOSAL_TRANSITIONS, type ProposalStatus } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import { today } from '../../../kernel/age.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { optionalLine } from '../../../kernel/schema/input.ts';
import { staffRecordOf } from '../record/proposal-read.ts';
import { storeClientDecisions } from '../record/proposal-revision.ts';
import { OUT, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { findItems } from '../record/item-row.ts';
import type { ProposalRecord, ProposalStatusBody } from '../record/proposal.schema.ts';
import { revokeLinks } from '../record/proposal-link.ts';
import { nextProposalNumber } from './proposal-number.ts';
import { auditProposal, updateProposal } from './proposal-write.ts';

/** Statuses that staff set here. Others have routes of their own: sending, and the decisions of the client. */
const BY_STATUS: readonly ProposalStatus[] = ['Cancelled', 'Draft'];

async function requireCurrent(
  trx: Db,
  id: string,
  version: number | undefined,
): Promise<ProposalFound> {
  const row = await requireProposal(trx, id, { forUpdate: true });
  requireVersion(await staffRecordOf(trx, row), version);
  return row;
}

/** Cancels a proposal, with a reason if it was sent, or withdraws it. No-op when already done. */
export function changeProposalStatus(
  services: Services,
  context: ActorContext,
  id: string,
  { status, reason, version }: ProposalStatusBody,
): Promise<ProposalRecord> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, id, { forUpdate: true });
    const actors = [context.actor.permission];
    if (!requireTransition(PROPOSAL_TRANSITIONS, row.status, status, actors)) {
      return staffRecordOf(trx, row);
    }
    requireVersion(await staffRecordOf(trx, row), version);
    if (!BY_STATUS.includes(status)) throw new AppError('INVALID_TRANSITION');
    if (status === 'Draft') await takeBack(trx, context, row);
    else await cancel(trx, context, row, reason);
    return staffRecordOf(trx, await requireProposal(trx, id));
  });
}

async function cancel(
  trx: Db,
  context: ActorContext,
  row: ProposalFound,
  reason: string | undefined,
): Promise<void> {
  const said = optionalLine(reason);
  if (said === null && row.status !== 'Draft') throw invalidField('reason', 'required');
  await settleItems(trx, row.id);
  await updateProposal(trx, row.id, { status: 'Cancelled', status_reason: said });
  await revokeLinks(trx, row.id);
  const diff = { status: { before: row.status, after: 'Cancelled' }, reason: said };
  await auditProposal(trx, context, 'Status', row.id, diff);
}

/** Stores the availability at the end of a proposal: it does not change any more. */
export async function settleItems(trx: Db, proposalId: string): Promise<void> {
  const gone = (await findItems(trx, proposalId)).filter(({ is_offerable }) => !is_offerable);
  if (gone.length === 0) return;
  await trx
    .updateTable('proposal_item')
    .set({ unavailable_at: new Date() })
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .where('unavailable_at', 'is', null)
    .execute();
}

/** Creates the next revision of a sent proposal; stores the current one with its decisions and ends its links. */
async function takeBack(trx: Db, context: ActorContext, row: ProposalFound): Promise<void> {
  const items = await findItems(trx, row.id);
  await storeClientDecisions(trx, row, items);
  await revokeLinks(trx, row.id);
  const revision = row.revision + 1;
  // Names and cards are read from their records again until it is sent.
  await trx
    .updateTable('proposal_item')
    .set({ talent_name: null, card_snapshot: null, unavailable_at: null })
    .where('proposal_id', '=', row.id)
    .execute();
  await updateProposal(trx, row.id, { status: 'Draft', status_reason: null, revision });
  const diff = {
    status: { before: row.status, after: 'Draft' },
    revision: { before: row.revision, after: revision },
  };
  await auditProposal(trx, context, 'Revise', row.id, diff);
}

export function reviseProposal(
  services: Services,
  context: ActorContext,
  id: string,
  version: number | undefined,
): Promise<ProposalRecord> {
  return changeProposalStatus(services, context, id, {
    status: 'Draft',
    ...(version === undefined ? {} : { version }),
  });
}

/** Ends the link of a proposal; its status stays. */
export function revokeProposal(
  services: Services,
  context: ActorContext,
  id: string,
  version: number | undefined,
): Promise<ProposalRecord> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireCurrent(trx, id, version);
    if (await revokeLinks(trx, id)) await auditProposal(trx, context, 'Revoke', id);
    return staffRecordOf(trx, row);
  });
}

/** Copies the offer into a new draft with its own number and without decisions. */
export function duplicateProposal(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<ProposalRecord> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, id);
    const items = await findItems(trx, id);
    const copy = newId();
    const day = today();
    const number = await nextProposalNumber(trx, day);
    const { title, business_profile_id, job_id, brief, language, discount } = row;
    const { vat_rate, wht_rate, note, subtotal, total } = row;
    await trx
      .insertInto('proposal')
      .values({
        ...{ id: copy, number, title, business_profile_id, job_id, brief, language, discount },
        ...{ vat_rate, wht_rate, note, subtotal, total, created_by: context.actor.id },
        valid_until: row.valid_until < day ? day : row.valid_until,
      })
      .execute();
    for (const { talent_id, composite_card_id, talent_type, deliverable, ...item } of items) {
      const { quantity, unit_price, cost, availability, position } = item;
      await trx
        .insertInto('proposal_item')
        .values({
          ...{ id: newId(), proposal_id: copy, talent_id, composite_card_id, talent_type },
          ...{ deliverable, quantity, unit_price, cost, availability, position },
        })
        .execute();
    }
    await auditProposal(trx, context, 'Create', copy, { number, copyOf: row.number });
    return staffRecordOf(trx, await requireProposal(trx, copy));
  });
}

const proposalRow = (id: string) => ({ table: 'proposal' as const, id });

/** Deletes a proposal that is not with its client; it can be restored for 30 days. */
export function deleteProposal(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, id, { forUpdate: true });
    if (OUT.includes(row.status) || row.status === 'Accepted') {
      throw new AppError('INVALID_TRANSITION');
    }
    await revokeLinks(trx, id);
    await deleteRecord(trx, proposalRow(id));
    await auditProposal(trx, context, 'Delete', id);
  });
}

export function restoreProposal(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<ProposalRecord> {
  return services.db.transaction().execute(async (trx) => {
    const deletedAt = await lockRestorable(trx, proposalRow(id), 'PROPOSAL_NOT_EXIST');
    if (deletedAt !== null) {
      await restoreRecord(trx, proposalRow(id));
      await auditProposal(trx, context, 'Restore', id);
    }
    return staffRecordOf(trx, await requireProposal(trx, id));
  });
}
