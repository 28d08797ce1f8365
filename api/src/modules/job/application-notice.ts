import type { Db, Services } from '@dara/backend';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { businessRecipients, notify, staffRecipients } from '../notice/notice.public.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import type { Applied } from './application-mail.ts';

async function agencyAndBusiness(trx: Db, jobId: string): Promise<string[]> {
  const { business_profile_id } = await trx
    .selectFrom('job')
    .select('business_profile_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return [...(await staffRecipients(trx)), ...(await businessRecipients(trx, business_profile_id))];
}

/** Names of the talent in both languages. */
async function nameOf(trx: Db, talentId: string): Promise<Localized> {
  const names = await trx
    .selectFrom('talent')
    .select(['display_name', 'nick_name', 'first_name', 'last_name'])
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
  return shownNameOf(names);
}

/** Notifies staff and the users of the job's business of an application. */
export async function notifyApplicationReceived(
  services: Services,
  { application: { id, jobId }, about: { title: job, talentName: talent } }: Applied,
  trx: Db,
): Promise<void> {
  const data = { jobId, job, talent };
  const recipients = await agencyAndBusiness(trx, jobId);
  const subject = { entity: 'jobApplication', id };
  await notify(services, { kind: 'ApplicationReceived', key: id, subject, data, recipients }, trx);
}

/** Notifies the same users of a withdrawn application. */
export async function notifyWithdrawn(
  services: Services,
  { id, jobId, talentId }: { id: string; jobId: string; talentId: string },
  trx: Db,
): Promise<void> {
  const { title: job } = await trx
    .selectFrom('job')
    .select('title')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  await notify(
    services,
    {
      kind: 'ApplicationStatus',
      key: `${id}:withdrawn`,
      subject: { entity: 'jobApplication', id },
      data: { jobId, job, talent: await nameOf(trx, talentId), status: 'Withdrawn' },
      recipients: await agencyAndBusiness(trx, jobId),
    },
    trx,
  );
}
