import type { Services } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { StringEnum } from '../../../kernel/schema/shapes.ts';

export const ACCOUNT_MAIL = 'account-mail';

export const AccountMail = Type.Object({
  kind: StringEnum(['Reset', 'Confirm', 'Unlock']),
  email: Type.String(),
});
export type AccountMail = Static<typeof AccountMail>;

/**
 * Queues a mail to an address. The account is looked up in the background, so neither the response nor its time shows
 * whether the account exists.
 */
export function enqueueAccountMail(
  { jobs }: Pick<Services, 'jobs'>,
  mail: AccountMail,
): Promise<void> {
  return jobs.enqueue(ACCOUNT_MAIL, mail);
}
