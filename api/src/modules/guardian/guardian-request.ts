import type { Db, Mail, Services } from '@dara/backend';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import type { Guardian } from '../../kernel/database/json-columns.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import {
  confirmationMail,
  guardedChangeMail,
  type ChangeStage,
  type GuardedField,
} from './guardian-mail.ts';
import { createConfirmation } from './guardian.repository.ts';

/** Mails a confirmation link to the guardian of a talent under 20; returns whether there is one. */
export async function requestGuardianConfirmation(
  services: Services,
  trx: Db,
  talentId: string,
): Promise<boolean> {
  const asked = await createConfirmation(trx, talentId);
  if (!asked) return false;
  const { guardian, language, talent, token } = asked;
  const link = `${services.config.publicUrl}/guardian/${token}`;
  await enqueueMails(services, [confirmationMail(guardian.email, language, talent, link)], trx);
  return true;
}

/** The notification for the current guardian of a change; null without a guardian. */
export function changeMails(
  { config: { publicUrl } }: Pick<Services, 'config'>,
  { name, guardian }: { name: Localized; guardian: Guardian | null },
  fields: readonly GuardedField[],
  stage: ChangeStage,
): Mail[] {
  if (!guardian || fields.length === 0) return [];
  return [guardedChangeMail(guardian.email, name, fields, stage, `${publicUrl}/contact`)];
}
