import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { changeMany, type BulkResult } from '../../../kernel/record/bulk.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { makeBooking, parseBooking } from '../../booking/booking.public.ts';
import { findItems, isInLineUp, type ItemRow } from '../record/item-row.ts';
import { notifyBusiness, notifyStaff } from '../record/proposal-notice.ts';
import { isBookable, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import type { BookItem, ItemBooking, ProposalBookBody } from '../record/proposal-booking.schema.ts';
import { sumsOf } from '../record/proposal-view.ts';
import { auditProposal, updateProposal } from './proposal-write.ts';

function requireBookable(row: ProposalFound): void {
  if (isBookable(row)) return;
  throw new AppError(row.status === 'Accepted' ? 'JOB_CLOSED' : 'INVALID_TRANSITION');
}

/** Holds or books the days of chosen talents, each in its own transaction; one result per item. */
export async function bookItems(
  services: Services,
  context: ActorContext,
  id: string,
  { items }: ProposalBookBody,
): Promise<BulkResult> {
  requireBookable(await requireProposal(services.db, id));
  const wanted = new Map(items.map((item) => [item.itemId, item]));
  return changeMany(services, {
    ids: [...wanted.keys()],
    change: (trx, itemId) => bookItem(services, trx, context, id, wanted.get(itemId)!),
  });
}

/** The lock of the proposal serializes two clicks: the second one finds the booking of the first. */
async function bookItem(
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
  { onDayOff, replaces, ...wanted }: BookItem,
): Promise<void> {
  const input = parseBooking(wanted);
  const row = await requireProposal(trx, id, { forUpdate: true });
  requireBookable(row);
  const items = await findItems(trx, id);
  const item = requireItem(items, wanted.itemId);
  if (item.replaced_by) throw new AppError('ALREADY_REPLACED');
  await takePlace(services, trx, context, { row, items, item, replaces: replaces ?? null });
  const { booking: there, talent_id: talentId } = item;
  if (there?.status === 'Active') return requireSame(there, input);
  if (item.unavailable_at) throw new AppError('TALENT_NOT_AVAILABLE');
  const days = { ...input, talentId, jobId: row.job_id, proposalId: id };
  const {
    kind,
    from_day: from,
    to_day: to,
  } = await makeBooking(...[services, trx, context, days, onDayOff]);
  const diff = { talent: item.talent_name.th, kind, from, to };
  await auditProposal(trx, context, 'Book', id, diff);
}

function requireItem(items: readonly ItemRow[], id: string): ItemRow {
  const item = items.find((each) => each.id === id);
  if (!item) throw new AppError('PROPOSAL_NOT_EXIST');
  return item;
}

/** A repeated request for a booking is done; one for other days, or for a firmer booking, is refused. */
function requireSame(
  there: ItemBooking,
  { kind, from, to }: ReturnType<typeof parseBooking>,
): void {
  const isFirm = there.kind === kind || there.kind === 'Booked';
  if (!isFirm || there.from !== from || there.to !== to) throw new AppError('ALREADY_BOOKED');
}

interface Step {
  row: ProposalFound;
  items: readonly ItemRow[];
  item: ItemRow;
  replaces: string | null;
}

/** Promotes a backup in place of a talent who fell out; only those in the line-up are booked. */
async function takePlace(
  services: Services,
  trx: Db,
  context: ActorContext,
  { row, items, item, replaces: wanted }: Step,
): Promise<void> {
  if (isInLineUp(item, row)) {
    if (wanted && wanted !== item.replaces_item_id) throw invalidField('replaces', 'notAllowed');
    return;
  }
  if (item.decision !== 'Backup') throw invalidField('itemId', 'notAllowed');
  if (!wanted) throw invalidField('replaces', 'required');
  const out = requireItem(items, wanted);
  if (!isInLineUp(out, row)) throw invalidField('replaces', 'notAllowed');
  if (out.replaced_by) throw new AppError('ALREADY_REPLACED');
  if (out.booking?.status === 'Active') throw new AppError('STILL_BOOKED');
  if (!item.is_offerable) throw new AppError('TALENT_NOT_AVAILABLE');
  await trx
    .updateTable('proposal_item')
    .set({ replaces_item_id: out.id, unavailable_at: null })
    .where('id', '=', item.id)
    .execute();
  item.unavailable_at = null;
  const { chosen } = sumsOf(row, await findItems(trx, row.id));
  if (chosen) await updateProposal(trx, row.id, { subtotal: chosen.subtotal, total: chosen.total });
  const talent = { before: out.talent_name.th, after: item.talent_name.th };
  await auditProposal(trx, context, 'Promote', row.id, { talent });
  const told = { kind: 'ProposalChanged', key: `replaced:${out.id}` } as const;
  await notifyStaff(services, trx, row, {
    ...told,
    data: { status: 'Replaced', talent: item.talent_name, person: out.talent_name },
  });
  // Without names: a talent may withdraw from clients later.
  await notifyBusiness(services, trx, row, { ...told, data: { status: 'Replaced' } });
}
