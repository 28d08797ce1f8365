import { isDeepStrictEqual } from 'node:util';
import { countAttempt, type Db, type Identity, type Limit, type Services } from '@dara/backend';
import { isStaff } from '../../../kernel/schema/permission.ts';
import type { BusinessChange } from '../../../kernel/database/json-columns.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { notify, staffRecipients } from '../../notice/notice.public.ts';
import { auditBusiness } from './business-changes.ts';
import type { BusinessColumns } from './business-input.ts';
import type { BusinessRecord } from './business.schema.ts';
import {
  closeChange,
  dropLogo,
  findOpenChange,
  insertChange,
} from './business-change.repository.ts';

/** Per business: each request notifies all staff. */
const PROPOSALS: Limit = {
  name: 'business-change',
  max: 20,
  windowMs: 24 * 3_600_000,
  hasTrustedKeys: true,
};

/** Whether changes of the business's public data need approval: once staff have approved it. */
export function waitsForStaff(
  actor: Identity,
  { status }: Pick<BusinessRecord, 'status'>,
): boolean {
  return !isStaff(actor) && status === 'Approved';
}

/** Splits the columns into those that need approval and differ, and those written immediately. */
export function splitColumns(
  columns: BusinessColumns,
  known: BusinessRecord,
): { change: BusinessChange; direct: BusinessColumns } {
  const { company_name, website, tax_id, branch_no, ...direct } = columns;
  const wanted: BusinessChange = {
    ...(company_name !== undefined && { companyName: JSON.parse(String(company_name)) }),
    ...(website !== undefined && { website }),
    ...(tax_id !== undefined && { taxId: tax_id }),
    ...(branch_no !== undefined && { branchNo: branch_no }),
  };
  const shown: BusinessChange = known;
  const differs = Object.entries(wanted).filter(
    ([field, value]) => !isDeepStrictEqual(value, shown[field as keyof BusinessChange]),
  );
  return { change: Object.fromEntries(differs), direct };
}

/** The current values of the fields of a change. */
function shownOf(record: BusinessRecord, change: BusinessChange): BusinessChange {
  const shown: BusinessChange = { ...record, logoId: record.logo?.id ?? null };
  return Object.fromEntries(
    Object.keys(change).map((field) => [field, shown[field as keyof BusinessChange]]),
  );
}

/** The differences that a change would make, in the form of the history. */
export function diffOf(record: BusinessRecord, change: BusinessChange) {
  const { logoId: before, ...shown } = shownOf(record, change);
  const { logoId: after, ...wanted } = change;
  return changesBetween(
    { ...shown, ...('logoId' in change && { imageId: before }) },
    { ...wanted, ...('logoId' in change && { imageId: after }) },
  );
}

/**
 * Stores a requested change and notifies staff; a newer request replaces the pending one and keeps its other fields.
 * Returns whether anything is new. The business's row must be locked.
 */
export async function proposeChange(
  services: Services,
  trx: Db,
  {
    writer,
    before,
    change,
  }: { writer: ActorContext; before: BusinessRecord; change: BusinessChange },
): Promise<boolean> {
  const { id, companyName: business } = before;
  const open = await findOpenChange(trx, id);
  const wanted: BusinessChange = { ...open?.change, ...change };
  if (Object.keys(change).length === 0 || isDeepStrictEqual(open?.change, wanted)) return false;
  await countAttempt(services.limiter, PROPOSALS, id);
  if (open) await closeChange(trx, open.id, { status: 'Replaced', by: writer.actor.id });
  if ('logoId' in change) await dropLogo(trx, open?.change.logoId);
  const changeId = await insertChange(trx, { businessId: id, change: wanted, by: writer.actor.id });
  await auditBusiness(trx, writer, 'ChangeRequest', id, diffOf(before, wanted));
  const recipients = await staffRecipients(trx);
  const event = { key: changeId, subject: { entity: 'business', id }, data: { business } };
  await notify(services, { ...event, kind: 'BusinessChangeRequested', recipients }, trx);
  return true;
}
