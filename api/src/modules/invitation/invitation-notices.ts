import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import type { NoticeKind, RequestStatus } from '@dara/model';
import type { Localized } from '../../kernel/schema/shapes.ts';
import {
  businessRecipients,
  notify,
  staffRecipients,
  talentRecipients,
} from '../notice/notice.public.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import type { TalentCardRow } from '../talent/talent.public.ts';

export type NotifyServices = Pick<Services, 'events' | 'jobs' | 'mailJob'>;

interface Subject extends Pick<
  TalentCardRow,
  'display_name' | 'nick_name' | 'first_name' | 'last_name'
> {
  id: string;
  job_id: string;
  title: Localized;
  company_name: Localized;
  business_profile_id: string;
  talent_id: string;
  is_public: boolean;
  is_by_business: boolean;
  status: RequestStatus;
  respond_by: string | null;
  decline_reason: string | null;
}

async function subjectOf(trx: Db, id: string): Promise<Subject> {
  const { rows } = await sql<Subject>`
    SELECT r.id, r.job_id, j.title, b.company_name, j.business_profile_id, r.talent_id, t.is_public,
      t.display_name, t.nick_name, t.first_name, t.last_name, r.status, r.respond_by, r.decline_reason,
      coalesce(p.permission = 'Business', false) AS is_by_business
    FROM job_request r JOIN job j ON j.id = r.job_id JOIN business_profile b ON b.id = j.business_profile_id
      JOIN talent t ON t.id = r.talent_id LEFT JOIN profile p ON p.id = r.created_by
    WHERE r.id = ${id}`.execute(trx);
  return rows[0]!;
}

/** Contains only names and dates: the offer is read after sign-in. */
function dataOf(row: Subject) {
  return {
    jobId: row.job_id,
    job: row.title,
    company: row.company_name,
    talent: shownNameOf(row),
    respondBy: row.respond_by,
    status: row.status,
  };
}

interface Telling {
  kind: NoticeKind;
  key: string;
  recipients: readonly string[];
  more?: Record<string, string | boolean | null>;
}

async function tell(
  services: NotifyServices,
  trx: Db,
  row: Subject,
  telling: Telling,
): Promise<void> {
  const { kind, key, recipients, more = {} } = telling;
  const subject = { entity: 'jobRequest', id: row.id };
  const data = { ...dataOf(row), ...more };
  await notify(services, { kind, key: `${row.id}:${key}`, subject, data, recipients }, trx);
}

/** Invites a talent, or brings an invitation to mind again: `key` names the time. */
export async function notifyInvited(
  services: NotifyServices,
  trx: Db,
  id: string,
  { key = 'sent', isReminder = false } = {},
): Promise<void> {
  const row = await subjectOf(trx, id);
  const recipients = await talentRecipients(trx, row.talent_id);
  await tell(services, trx, row, {
    kind: 'InvitationReceived',
    key,
    recipients,
    more: isReminder ? { status: 'Reminder' } : {},
  });
}

/** Recipients on the hiring side: staff, and the business if it may see the talent. */
async function tellInviters(
  services: NotifyServices,
  trx: Db,
  row: Subject,
  kind: NoticeKind,
  key: string,
) {
  const reason = row.decline_reason;
  const staff = await staffRecipients(trx);
  await tell(services, trx, row, { kind, key, recipients: staff, more: { reason } });
  if (!row.is_public) return;
  const business = await businessRecipients(trx, row.business_profile_id);
  const more = { reason: row.is_by_business ? reason : null };
  await tell(services, trx, row, { kind, key, recipients: business, more });
}

/** A talent has accepted or declined. */
export async function notifyAnswered(services: NotifyServices, trx: Db, id: string): Promise<void> {
  await tellInviters(services, trx, await subjectOf(trx, id), 'InvitationAnswered', 'answered');
}

/** An invitation expired or was withdrawn: notifies the talent, and for an expired one the inviting side. */
export async function notifyEnded(
  services: NotifyServices,
  trx: Db,
  id: string,
  cause?: 'JobClosed' | 'JobCancelled',
): Promise<void> {
  const row = await subjectOf(trx, id);
  const recipients = await talentRecipients(trx, row.talent_id);
  const more = { status: cause ?? row.status };
  await tell(services, trx, row, { kind: 'InvitationEnded', key: 'ended', recipients, more });
  if (row.status === 'Expired') await tellInviters(services, trx, row, 'InvitationEnded', 'ended');
}
