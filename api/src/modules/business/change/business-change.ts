import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { BusinessChange } from '../../../kernel/database/json-columns.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { cleanText } from '../../../kernel/schema/input.ts';
import { throwDuplicate } from '../../authorization/authorization.public.ts';
import { businessRecipients, notify } from '../../notice/notice.public.ts';
import { auditBusiness, showAmongClients } from '../record/business-changes.ts';
import { setLogo } from '../record/business-logo.ts';
import { requireOwner } from '../record/business.policy.ts';
import { lockBusiness, readBusiness } from '../record/business.repository.ts';
import type { BusinessRecord } from '../record/business.schema.ts';
import { requireStatus, type Writer } from '../record/business-write.ts';
import {
  bumpVersion,
  closeChange,
  dropLogo,
  findChange,
  type ChangeRow,
} from '../record/business-change.repository.ts';
import type { BusinessChangeBody } from './business-change.schema.ts';
import { diffOf } from '../record/business-proposal.ts';

interface OfChange {
  writer: Writer;
  id: string;
  changeId: string;
}

async function requireChange(trx: Db, { id, changeId }: OfChange): Promise<ChangeRow> {
  const found = await findChange(trx, id, changeId);
  if (!found) throw new AppError('BUSINESS_NOT_EXIST');
  return found;
}

/** Accepts or declines a requested change, and notifies the business's users. No-op when already decided. */
export function decideBusinessChange(
  services: Services,
  decision: OfChange & { wanted: BusinessChangeBody },
): Promise<BusinessRecord> {
  const { writer, id, wanted } = decision;
  const { status } = wanted;
  return services.db
    .transaction()
    .execute(async (trx) => {
      const before = await lockBusiness(trx, id, writer.actor);
      const found = await requireChange(trx, decision);
      if (found.status === status) return before;
      if (found.status !== 'Open') throw new AppError('INVALID_TRANSITION');
      requireVersion(before, wanted.version);
      const reason = status === 'Rejected' ? cleanText(wanted.reason ?? '') || null : null;
      if (status === 'Rejected' && reason === null) throw invalidField('reason', 'required');
      const diff = { ...diffOf(before, found.change), ...(reason && { reason }) };
      if (status === 'Approved') await apply(trx, before, found.change);
      else await dropLogo(trx, found.change.logoId);
      await closeChange(trx, found.id, { status, reason, by: writer.actor.id });
      await auditBusiness(trx, writer, `Change${status}`, id, diff);
      await bumpVersion(trx, id);
      const after = await readBusiness(trx, id, { reader: writer.actor });
      await showAmongClients(trx, before, after);
      const recipients = await businessRecipients(trx, id);
      const data = { business: after.companyName, status, reason };
      const event = { key: found.id, subject: { entity: 'business', id }, data, recipients };
      await notify(services, { ...event, kind: 'BusinessChangeDecided' }, trx);
      await contentChanged(services, { entity: 'business', id }, trx);
      return after;
    })
    .catch(throwDuplicate);
}

/** Applies an accepted change. A suspended business is not renamed. */
async function apply(
  trx: Db,
  { id, status, active }: BusinessRecord,
  change: BusinessChange,
): Promise<void> {
  if (status !== 'Approved' || !active) throw new AppError('BUSINESS_NOT_APPROVED');
  const { companyName, website, taxId, branchNo, logoId } = change;
  const columns = {
    ...(companyName && { company_name: JSON.stringify(companyName) }),
    ...(website !== undefined && { website }),
    ...(taxId !== undefined && { tax_id: taxId }),
    ...(branchNo !== undefined && { branch_no: branchNo }),
  };
  if (Object.keys(columns).length > 0)
    await trx.updateTable('business_profile').set(columns).where('id', '=', id).execute();
  if (logoId === undefined) return;
  await sql`
    UPDATE image SET access = 'public', updated_at = now() WHERE id = ${logoId}`.execute(trx);
  await setLogo(trx, id, logoId);
}

/** Withdraws the own business's requested change. No-op when already withdrawn. */
export function withdrawBusinessChange(
  services: Services,
  withdrawal: OfChange,
): Promise<BusinessRecord> {
  const { writer, id } = withdrawal;
  return services.db.transaction().execute(async (trx) => {
    const before = await lockBusiness(trx, id, writer.actor);
    await requireOwner(trx, writer.actor, id);
    requireStatus(writer.actor, before);
    const found = await requireChange(trx, withdrawal);
    if (found.status === 'Withdrawn') return before;
    if (found.status !== 'Open') throw new AppError('INVALID_TRANSITION');
    await closeChange(trx, found.id, { status: 'Withdrawn', by: writer.actor.id });
    await dropLogo(trx, found.change.logoId);
    await auditBusiness(trx, writer, 'ChangeWithdrawn', id, diffOf(before, found.change));
    await bumpVersion(trx, id);
    return readBusiness(trx, id, { reader: writer.actor });
  });
}
