import { invalidField, type Identity, type Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { countPasswordAttempt } from '../device/password-attempt.ts';
import { verifyPassword } from './password.ts';

/** The user and request that gave the password. */
export interface Owner {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: 'th' | 'en';
  password_hash: string | null;
}

/**
 * Checks the user's own password before an action that a stolen access token must not allow. Wrong attempts count as
 * failed sign-ins of the account, so that such a token does not bypass that limit.
 */
export async function checkOwnPassword(
  services: Services,
  request: FastifyRequest,
  identity: Identity,
  given: { field: string; password: string },
): Promise<Owner> {
  const account = await services.db
    .selectFrom('profile')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .where('id', '=', identity.id)
    .executeTakeFirstOrThrow();
  const guessed = { id: identity.id, email: account.email };
  const attempt = await countPasswordAttempt(services, request, guessed);
  if (!(await verifyPassword(account.password_hash, given.password))) {
    throw invalidField(given.field, 'currentPassword');
  }
  await attempt.succeeded();
  return account;
}
