import type { Db, Services } from '@dara/backend';
import { viewOfApplication } from '@dara/model';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { notify, talentRecipients } from '../notice/notice.public.ts';
import { shownNameOf } from '../talent/talent.public.ts';
import { rejectionMail } from './application-mail.ts';
import type { ApplicationRecord } from './application.model.ts';

interface Moved {
  job: { id: string; title: Localized };
  before: ApplicationRecord;
  after: ApplicationRecord;
}

/** Tells a talent what became of its application, as far as talents are told: the agency's steps between stay inside. */
export async function tellTalent(
  services: Services,
  { job, before, after }: Moved,
  trx: Db,
): Promise<void> {
  const status = viewOfApplication(after.status);
  if (status === viewOfApplication(before.status)) return;
  await notify(
    services,
    {
      kind: 'ApplicationStatus',
      key: `${after.id}:${after.version}`,
      subject: { entity: 'jobApplication', id: after.id },
      data: { jobId: job.id, title: job.title, status },
      recipients: await talentRecipients(trx, after.talent_id),
    },
    trx,
  );
  if (after.status === 'Rejected' && after.reject_message) {
    await mailRejection(services, { job, after, message: after.reject_message }, trx);
  }
}

async function mailRejection(
  services: Services,
  { job, after, message }: Pick<Moved, 'job' | 'after'> & { message: Localized },
  trx: Db,
): Promise<void> {
  const account = await trx
    .selectFrom('profile')
    .select(['email', 'language'])
    .where('talent_id', '=', after.talent_id)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) return;
  const mail = rejectionMail(
    {
      to: account.email,
      language: account.language,
      talentName: shownNameOf(after),
      jobTitle: job.title,
      message,
    },
    services.config.publicUrl,
  );
  await enqueueMails(services, [mail], trx);
}
