import type { Db, Identity } from '@dara/backend';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { findLink, toLinkState } from './proposal-link.ts';
import { requireProposal, type ProposalFound } from './proposal-row.ts';
import { findItems } from './item-row.ts';
import { toBusinessRecord, toStaffRecord } from './proposal-view.ts';
import type { ProposalRecord } from './proposal.schema.ts';

type Reader = Pick<Identity, 'permission' | 'businessProfileId'>;

/** Which proposals a management user may read: staff all, a business its own. */
export function accessScopeOf(reader: Reader): { businessProfileId?: string | null } {
  return isStaff(reader) ? {} : { businessProfileId: reader.businessProfileId };
}

/** A proposal as staff read it. */
export async function staffRecordOf(db: Db, row: ProposalFound): Promise<ProposalRecord> {
  const link = await findLink(db, row.id);
  return toStaffRecord(row, await findItems(db, row.id), link && toLinkState(link));
}

export async function readProposal(db: Db, id: string, reader: Reader): Promise<ProposalRecord> {
  const row = await requireProposal(db, id, accessScopeOf(reader));
  if (isStaff(reader)) return staffRecordOf(db, row);
  return toBusinessRecord(row, await findItems(db, row.id));
}
