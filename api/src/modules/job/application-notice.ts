import type { Db, Services } from '@dara/backend';
import { businessRecipients, notify, staffRecipients } from '../notice/notice.public.ts';
import type { Applied } from './application-mail.ts';

/** Tells staff and the people of the job's business that somebody applied. */
export async function tellReceived(
  services: Services,
  { application, about }: Applied,
  trx: Db,
): Promise<void> {
  const { business_profile_id } = await trx
    .selectFrom('job')
    .select('business_profile_id')
    .where('id', '=', application.jobId)
    .executeTakeFirstOrThrow();
  await notify(
    services,
    {
      kind: 'ApplicationReceived',
      key: application.id,
      subject: { entity: 'jobApplication', id: application.id },
      data: { jobId: application.jobId, title: about.title, talentName: about.talentName },
      recipients: [
        ...(await staffRecipients(trx)),
        ...(await businessRecipients(trx, business_profile_id)),
      ],
    },
    trx,
  );
}
