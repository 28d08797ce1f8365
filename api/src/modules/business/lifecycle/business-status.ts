import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { BUSINESS_TRANSITIONS, type BusinessStatus } from '@dara/model';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { cleanText } from '../../../kernel/schema/input.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { businessRecipients, notify, staffRecipients } from '../../notice/notice.public.ts';
import { auditBusiness, showAmongClients } from '../record/business-changes.ts';
import { requireStatus } from '../record/business-write.ts';
import { actorsOf } from '../record/business.policy.ts';
import { lockBusiness, readBusiness } from '../record/business.repository.ts';
import type { BusinessRecord } from '../record/business.schema.ts';
import { mailBusinessStatus } from './business-status-mail.ts';
import type { BusinessStatusBody } from './business-status.schema.ts';

/** Its people read why. */
const NEEDS_REASON: readonly BusinessStatus[] = ['Rejected', 'Suspended'];

export interface StatusChange {
  writer: UserContext;
  id: string;
  wanted: BusinessStatusBody;
}

/** Changes a business's status as the transition table allows, and notifies its users, or staff. */
export function changeBusinessStatus(
  services: Services,
  move: StatusChange,
): Promise<BusinessRecord> {
  const { id } = move;
  return services.db.transaction().execute(async (trx) => {
    const { record, isMoved } = await changeStatusIn(trx, move);
    if (!isMoved) return record;
    await tell(services, record, trx);
    await contentChanged(services, { entity: 'business', id }, trx);
    return record;
  });
}

async function changeStatusIn(
  trx: Db,
  { writer, id, wanted }: StatusChange,
): Promise<{ record: BusinessRecord; isMoved: boolean }> {
  const { status } = wanted;
  const before = await lockBusiness(trx, id, writer.actor);
  const actors = await actorsOf(trx, writer.actor, id);
  const isMoved = requireTransition(BUSINESS_TRANSITIONS, before.status, status, actors);
  if (!isMoved) return { record: before, isMoved };
  requireVersion(before, wanted.version);
  requireStatus(writer.actor, before);
  if (status === 'Approved' && !before.isAddressConfirmed)
    throw new AppError('BUSINESS_ADDRESS_UNCONFIRMED');
  const reason = NEEDS_REASON.includes(status) ? cleanText(wanted.reason ?? '') || null : null;
  if (NEEDS_REASON.includes(status) && reason === null) throw invalidField('reason', 'required');
  await sql`
    UPDATE business_profile SET status = ${status}, status_reason = ${reason}, updated_at = now(),
      version = version + 1 WHERE id = ${id}`.execute(trx);
  const record = await readBusiness(trx, id, { reader: writer.actor });
  await showAmongClients(trx, before, record);
  const change = { before: before.status, after: status };
  const diff = { status: change, ...(reason ? { reason: { before: null, after: reason } } : {}) };
  await auditBusiness(trx, writer, 'Status', id, diff);
  return { record, isMoved };
}

async function tell(services: Services, record: BusinessRecord, trx: Db): Promise<void> {
  const { id, version, companyName: business, status, statusReason: reason } = record;
  const event = { key: `${id}:${version}`, subject: { entity: 'business', id } };
  if (status === 'Pending') {
    const recipients = await staffRecipients(trx);
    const data = { business, again: true };
    return notify(services, { ...event, kind: 'BusinessRegistered', data, recipients }, trx);
  }
  const recipients = await businessRecipients(trx, id);
  const data = { business, status, reason };
  const told = { ...event, kind: 'BusinessStatus', data, recipients, hasOwnMail: true } as const;
  await notify(services, told, trx);
  await mailBusinessStatus(services, record, trx);
}
