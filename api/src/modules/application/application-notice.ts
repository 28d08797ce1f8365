import type { Db, Services } from '@dara/backend';
import { viewOfApplication } from '@dara/model';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { notify, talentRecipients } from '../notice/notice.public.ts';
import type { ApplicationRecord } from './application.model.ts';

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
