import { AppError, invalidField, type Db, type Identity, type Services } from '@dara/backend';
import { PROPOSAL_TRANSITIONS, type ProposalStatus, type AuditAction } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { versionConflict } from '../../../kernel/record/version.ts';
import { cleanText, optionalLine } from '../../../kernel/schema/input.ts';
import { notifyStaff } from '../record/proposal-notice.ts';
import { OUT, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { findItems, type ItemRow } from '../record/item-row.ts';
import { isAvailable, sumsOf, toClientItem } from '../record/proposal-view.ts';
import type { DecisionBody } from '../record/proposal-shapes.ts';
import { settleItems } from '../write/proposal-lifecycle.ts';
import { updateProposal } from '../write/proposal-write.ts';

/** The client: a holder of the link without an account, or a user of the business. */
export interface Answerer {
  actor: Pick<Identity, 'id' | 'permission'> | null;
  requestId: string;
  proposalId: string;
}

const CLIENT = ['Client'] as const;

/** Locks the proposal until the transaction ends; throws 410 when it no longer accepts decisions. */
async function requireOut(trx: Db, id: string): Promise<ProposalFound> {
  const row = await requireProposal(trx, id, { forUpdate: true });
  if (!OUT.includes(row.status)) throw new AppError('PROPOSAL_CLOSED');
  if (row.valid_until < today()) throw new AppError('LINK_EXPIRED');
  return row;
}

async function audit(
  trx: Db,
  { actor, requestId, proposalId }: Answerer,
  action: AuditAction,
  diff: Record<string, unknown>,
): Promise<void> {
  await recordAudit(trx, {
    ...{ actor, action, entity: 'proposal', entityId: proposalId, diff, requestId },
  });
}

/** Records that the client has opened it, and notifies staff the first time. */
export function markViewed(services: Services, answerer: Answerer): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, answerer.proposalId, { forUpdate: true });
    if (row.status === 'Sent') await view(services, trx, answerer, row);
  });
}

async function view(
  services: Services,
  trx: Db,
  answerer: Answerer,
  row: ProposalFound,
): Promise<void> {
  requireTransition(PROPOSAL_TRANSITIONS, row.status, 'Viewed', ['System']);
  await updateProposal(trx, row.id, { status: 'Viewed', viewed_at: new Date() });
  await audit(trx, answerer, 'View', { status: { before: row.status, after: 'Viewed' } });
  await notifyStaff(services, trx, row, { kind: 'ProposalViewed', key: `viewed:${row.revision}` });
}

/** Stores the client decision on one talent; a repeated one is a no-op. */
export function decideItem(
  services: Services,
  answerer: Answerer,
  itemId: string,
  { decision, reason = null, comment, version }: DecisionBody,
): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireOut(trx, answerer.proposalId);
    if (row.status === 'Sent') await view(services, trx, answerer, row);
    const items = await findItems(trx, row.id);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new AppError('PROPOSAL_NOT_EXIST');
    const answer = {
      decision,
      reason: decision === 'No' || decision === 'Backup' ? reason : null,
      comment: comment === undefined ? item.comment : cleanText(comment ?? '') || null,
    };
    const { decision: before, reason: why, comment: said } = item;
    const diff = changesBetween({ decision: before, reason: why, comment: said }, answer);
    if (Object.keys(diff).length === 0) return;
    if (version !== item.version) throw versionConflict(toClientItem(item, row));
    if (!isAvailable(item, row)) throw invalidField('decision', 'talentUnavailable');
    await trx
      .updateTable('proposal_item')
      .set((eb) => ({ ...answer, decided_at: new Date(), version: eb('version', '+', 1) }))
      .where('id', '=', item.id)
      .execute();
    await audit(trx, answerer, 'DecideItem', { talentId: item.talent_id, ...diff });
  });
}

const counted = (items: readonly ItemRow[], decision: ItemRow['decision']): number =>
  items.filter((item) => item.decision === decision).length;

/** Submits the client decisions to the agency; staff are notified again after changes. */
export function respond(services: Services, answerer: Answerer): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const row = await requireOut(trx, answerer.proposalId);
    const items = await findItems(trx, row.id);
    const last = Math.max(0, ...items.map(({ decided_at }) => decided_at?.getTime() ?? 0));
    if (last === 0) throw invalidField('decision', 'required');
    const isFirst = requireTransition(PROPOSAL_TRANSITIONS, row.status, 'Responded', CLIENT);
    if (!isFirst && row.responded_at && row.responded_at.getTime() >= last) return;
    const at = new Date();
    await updateProposal(trx, row.id, { status: 'Responded', responded_at: at });
    const said = {
      yes: counted(items, 'Yes'),
      backup: counted(items, 'Backup'),
      no: counted(items, 'No'),
    };
    await audit(trx, answerer, 'Respond', said);
    await notifyStaff(services, trx, row, {
      ...{ kind: 'ProposalAnswered', key: `responded:${at.toISOString()}` },
      data: { status: 'Responded', ...said },
    });
  });
}

interface Outcome {
  status: Extract<ProposalStatus, 'Accepted' | 'Declined'>;
  reason: string | null;
}

/** Accepts the chosen items, or declines all. No-op when already done. */
async function settle(services: Services, answerer: Answerer, { status, reason }: Outcome) {
  await services.db.transaction().execute(async (trx) => {
    const found = await requireProposal(trx, answerer.proposalId, { forUpdate: true });
    if (found.status === status) return;
    const row = await requireOut(trx, answerer.proposalId);
    requireTransition(PROPOSAL_TRANSITIONS, row.status, status, CLIENT);
    const { chosen } = sumsOf(row, await findItems(trx, row.id));
    if (status === 'Accepted' && !chosen) throw invalidField('decision', 'noneChosen');
    await settleItems(trx, row.id);
    const sums =
      status === 'Accepted' && chosen ? { subtotal: chosen.subtotal, total: chosen.total } : {};
    await updateProposal(trx, row.id, {
      ...{ status, status_reason: reason, decided_at: new Date() },
      ...sums,
    });
    const diff = { status: { before: row.status, after: status }, ...(reason ? { reason } : {}) };
    await audit(trx, answerer, status === 'Accepted' ? 'Accept' : 'Decline', diff);
    await notifyStaff(services, trx, row, {
      ...{ kind: 'ProposalAnswered', key: `${status}:${row.revision}` },
      data: { status, ...(reason ? { reason } : {}) },
    });
  });
}

export const accept = (services: Services, answerer: Answerer): Promise<void> =>
  settle(services, answerer, { status: 'Accepted', reason: null });

export async function decline(
  services: Services,
  answerer: Answerer,
  given: string,
): Promise<void> {
  const reason = optionalLine(given);
  if (reason === null) throw invalidField('reason', 'required');
  await settle(services, answerer, { status: 'Declined', reason });
}
