import type { Services } from '@dara/backend';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { findByEmail, normalizeEmail } from './authorization.repository.ts';

/** Whether an address belongs to the agency, or to an account whose user has signed in or followed a mailed link. */
export async function isKnownRecipient(
  services: Pick<Services, 'config' | 'db'>,
  address: string,
): Promise<boolean> {
  const email = normalizeEmail(address);
  const { adminEmail, contactEmail } = services.config;
  const own = [adminEmail, contactEmail, ...agencyOf(services).recipients];
  if (own.some((one) => normalizeEmail(one) === email)) return true;
  const account = await findByEmail(services.db, email);
  return Boolean(account?.active && account.email_confirmed_at && account.password_hash);
}
