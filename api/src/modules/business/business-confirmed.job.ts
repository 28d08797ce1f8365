import type { Services, Trx } from '@dara/backend';
import { Type } from 'typebox';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { agencyMail, welcomeMail } from '../authorization/authorization.public.ts';
import { notify, staffRecipients } from '../notice/notice.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';

/** Runs after the address of a registered business is confirmed: notifies staff and the agency. */
export function declareBusinessConfirmed(services: Services): void {
  services.jobs.declare({
    name: 'business-confirmed',
    data: Type.Object({ profileId: Type.String() }),
    handle: ({ profileId }) =>
      services.db.transaction().execute((trx) => announce(services, trx, profileId)),
  });
}

async function announce(services: Services, trx: Trx, profileId: string): Promise<void> {
  const found = await trx
    .selectFrom('profile as p')
    .innerJoin('business_profile as b', 'b.id', 'p.business_profile_id')
    .select(['p.email', 'p.language', 'b.id', 'b.company_name', 'b.created_by'])
    .where('p.id', '=', profileId)
    .where('b.deleted_at', 'is', null)
    .executeTakeFirst();
  // Staff are not notified of a user who joined by invitation.
  if (!found || found.created_by !== profileId) return;
  const event = {
    kind: 'BusinessRegistered',
    key: found.id,
    subject: { entity: 'business', id: found.id },
    data: { business: found.company_name },
    recipients: await staffRecipients(trx),
  } as const;
  await notify(services, event, trx);
  const { publicUrl, recipients } = agencyOf(services);
  const review = `${publicUrl}/management/business/profile/detail/${found.id}`;
  const mails = [
    welcomeMail(found.email, found.language, 'business', `${publicUrl}/management/business/job`),
    ...recipients.map((to) => agencyMail(to, 'business', found.company_name, review)),
  ];
  await enqueueMails(services, mails, trx);
}
