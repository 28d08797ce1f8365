import type { Db, Services } from '@dara/backend';
import { viewOfApplication } from '@dara/model';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { businessRecipients, notify, talentRecipients } from '../notice/notice.public.ts';
import { applicantName, type ApplicationRecord } from './application.model.ts';

interface Moved {
  job: { id: string; title: Localized };
  before: ApplicationRecord;
  after: ApplicationRecord;
}

/** Notifies a talent of the status of an application; internal steps of the agency are not reported. */
export async function notifyTalent(
  services: Services,
  { job, before, after }: Moved,
  trx: Db,
): Promise<void> {
  if (viewOfApplication(after.status) === viewOfApplication(before.status)) return;
  // A shortlisting that was undone.
  if (after.status === 'Applied' && before.status !== 'Rejected') return;
  await notify(
    services,
    {
      kind: 'ApplicationStatus',
      key: `${after.id}:${after.version}`,
      subject: { entity: 'jobApplication', id: after.id },
      data: {
        jobId: job.id,
        job: job.title,
        status: after.status,
        ...(after.reject_message && { message: after.reject_message }),
      },
      recipients: await talentRecipients(trx, after.talent_id),
    },
    trx,
  );
}

interface Released extends Pick<Moved, 'job' | 'after'> {
  job: Moved['job'] & { business_profile_id: string };
  message: Localized;
  /** Not notified. */
  actor: { id: string };
}

/** Notifies talent and business of the release of a hire. */
export async function notifyOfRelease(
  services: Services,
  { job, after, message, actor }: Released,
  trx: Db,
): Promise<void> {
  const people = [
    ...(await talentRecipients(trx, after.talent_id)),
    ...(await businessRecipients(trx, job.business_profile_id)),
  ];
  await notify(
    services,
    {
      kind: 'ApplicationStatus',
      key: `${after.id}:${after.version}`,
      subject: { entity: 'jobApplication', id: after.id },
      data: {
        ...{ jobId: job.id, job: job.title, talent: applicantName(after) },
        ...{ status: 'Released', message },
      },
      recipients: people.filter((id) => id !== actor.id),
    },
    trx,
  );
}
