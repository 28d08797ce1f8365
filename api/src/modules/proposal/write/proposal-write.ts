import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { NEW_TERMS } from '@dara/model';
import type { Updateable } from 'kysely';
import type { ProposalTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { historyOf, type ActorContext } from '../../../kernel/record/history.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { staffRecordOf } from '../record/proposal-read.ts';
import { requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { findItems, type ItemRow } from '../record/item-row.ts';
import type { ProposalChange, ProposalInput, ProposalRecord } from '../record/proposal.schema.ts';
import { checkTotals, checkValidUntil, parseProposal } from './proposal-check.ts';
import { writeItems } from './proposal-items.ts';
import { nextProposalNumber } from './proposal-number.ts';

export const auditProposal = historyOf('proposal');

/** Requires the client and the job of a proposal to exist, and the job to be that client's. */
async function checkOwners(
  trx: Db,
  given: { business_profile_id?: string; job_id?: string | null },
  before?: Pick<ProposalFound, 'business_profile_id' | 'job_id'>,
): Promise<void> {
  const businessId = given.business_profile_id ?? before?.business_profile_id ?? '';
  if (given.business_profile_id) {
    const business = await trx
      .selectFrom('business_profile')
      .select('id')
      .where('id', '=', businessId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!business) throw invalidField('businessProfileId', 'exist');
  }
  const jobId = given.job_id === undefined ? before?.job_id : given.job_id;
  if (!jobId) return;
  const job = await trx
    .selectFrom('job')
    .select('business_profile_id')
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (job?.business_profile_id !== businessId) throw invalidField('jobId', 'exist');
}

/** Creates a draft; its number is assigned in the same transaction. */
export function createProposal(
  services: Services,
  context: ActorContext,
  body: ProposalInput,
): Promise<ProposalRecord> {
  const { items = [], ...columns } = parseProposal(body);
  checkValidUntil(body.validUntil);
  return services.db.transaction().execute(async (trx) => {
    await checkOwners(trx, columns);
    const { discount, vatRate: vat_rate, whtRate: wht_rate } = NEW_TERMS;
    const terms = { discount, vat_rate, wht_rate, ...columns };
    const row = {
      title: body.title,
      valid_until: body.validUntil,
      business_profile_id: body.businessProfileId,
      ...terms,
      ...checkTotals(terms, items),
      id: newId(),
      created_by: context.actor.id,
    };
    // The last check, because it locks the row of the number.
    const number = await nextProposalNumber(trx);
    await trx
      .insertInto('proposal')
      .values({ ...row, number })
      .execute();
    await writeItems(trx, row.id, items, []);
    await auditProposal(trx, context, 'Create', row.id, { number, title: row.title });
    return staffRecordOf(trx, await requireProposal(trx, row.id));
  });
}

/** History of items, including costs, since only staff read it. */
const itemLine = (item: ItemRow): string =>
  [
    item.talent_name.th,
    item.deliverable ?? '-',
    `${item.quantity} × ${item.unit_price}`,
    ...(item.cost === null ? [] : [`(${item.cost})`]),
    ...(item.availability ? [item.availability] : []),
  ].join(' · ');

const auditFields = (row: ProposalFound, items: readonly ItemRow[]) => ({
  title: row.title,
  businessProfileId: row.business_profile_id,
  jobId: row.job_id,
  brief: row.brief,
  language: row.language,
  validUntil: row.valid_until,
  discount: row.discount,
  vatRate: row.vat_rate,
  whtRate: row.wht_rate,
  note: row.note,
  items: items.map(itemLine),
  cards: items.map((item) => item.composite_card_id),
});

/** Saves a draft; a proposal that was sent is taken back before it is changed. */
export function changeProposal(
  services: Services,
  context: ActorContext,
  id: string,
  body: ProposalChange,
): Promise<ProposalRecord> {
  const { items, ...columns } = parseProposal(body);
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, id, { forUpdate: true });
    const before = await findItems(trx, id);
    const current = await staffRecordOf(trx, row);
    requireVersion(current, body.version);
    if (row.status !== 'Draft') throw new AppError('INVALID_TRANSITION');
    checkValidUntil(body.validUntil, row.valid_until);
    await checkOwners(trx, columns, row);
    const sums = checkTotals(
      { ...row, ...columns },
      items ?? before.map((item) => ({ quantity: item.quantity, unitPrice: item.unit_price })),
    );
    if (items) await writeItems(trx, id, items, before);
    const after = auditFields({ ...row, ...columns }, await findItems(trx, id));
    const diff = changesBetween(auditFields(row, before), after);
    if (Object.keys(diff).length === 0) return current;
    await updateProposal(trx, id, { ...columns, ...sums });
    await auditProposal(trx, context, 'Update', id, diff);
    return staffRecordOf(trx, await requireProposal(trx, id));
  });
}

/** Updates columns of a proposal and increments its version. */
export async function updateProposal(
  trx: Db,
  id: string,
  columns: Updateable<ProposalTable>,
): Promise<void> {
  await trx
    .updateTable('proposal')
    .set((eb) => ({ ...columns, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
