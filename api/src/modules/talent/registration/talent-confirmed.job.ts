import type { Services, Trx } from '@dara/backend';
import { Type } from 'typebox';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { agencyMail, welcomeMail } from '../../authorization/authorization.public.ts';
import { requestGuardianConfirmation } from '../../guardian/guardian.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';

/** Runs after a registered talent has confirmed the address: mails to the talent, the agency and a guardian. */
export function declareTalentConfirmed(services: Services): void {
  services.jobs.declare({
    name: 'talent-confirmed',
    data: Type.Object({ profileId: Type.String() }),
    handle: ({ profileId }) =>
      services.db.transaction().execute((trx) => mailConfirmed(services, trx, profileId)),
  });
}

async function mailConfirmed(services: Services, trx: Trx, profileId: string): Promise<void> {
  const found = await trx
    .selectFrom('profile as p')
    .innerJoin('talent as t', 't.id', 'p.talent_id')
    .select(['p.email', 'p.language', 't.id'])
    .select(['t.display_name', 't.nick_name', 't.first_name', 't.last_name'])
    .where('p.id', '=', profileId)
    .where('t.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return;
  const { publicUrl, recipients } = agencyOf(services);
  const review = `${publicUrl}/management/talent/model/detail/${found.id}`;
  const mails = [
    welcomeMail(found.email, found.language, 'talent', `${publicUrl}/talent/profile`),
    ...recipients.map((to) => agencyMail(to, 'talent', shownNameOf(found), review)),
  ];
  await enqueueMails(services, mails, trx);
  await requestGuardianConfirmation(services, trx, found.id);
}
