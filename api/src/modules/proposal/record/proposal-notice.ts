import type { Db, Services } from '@dara/backend';
import type { NoticeKind } from '@dara/model';
import {
  businessRecipients,
  notify,
  staffRecipients,
  type NoticeData,
} from '../../notice/notice.public.ts';
import type { ProposalFound } from './proposal-row.ts';

interface Told {
  kind: Extract<NoticeKind, `Proposal${string}`>;
  /** Notices of this proposal event. */
  key: string;
  data?: NoticeData;
  /** Where the link was mailed to. */
  ownMailTo?: string | null;
}

type Needed = Pick<Services, 'events' | 'jobs' | 'mailJob'>;

async function tell(
  services: Needed,
  trx: Db,
  row: ProposalFound,
  { kind, key, data = {}, ownMailTo = null }: Told,
  recipients: readonly string[],
): Promise<void> {
  await notify(
    services,
    {
      kind,
      key: `${row.id}:${key}`,
      subject: { entity: 'proposal', id: row.id },
      data: { number: row.number, title: row.title, business: row.company_name, ...data },
      recipients,
      ownMailTo,
    },
    trx,
  );
}

/** Notifies all staff of an event of a proposal. */
export async function notifyStaff(
  services: Needed,
  trx: Db,
  row: ProposalFound,
  told: Told,
): Promise<void> {
  await tell(services, trx, row, told, await staffRecipients(trx));
}

/** Notifies the users of its business. */
export async function notifyBusiness(
  services: Needed,
  trx: Db,
  row: ProposalFound,
  told: Told,
): Promise<void> {
  await tell(services, trx, row, told, await businessRecipients(trx, row.business_profile_id));
}
