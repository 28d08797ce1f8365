import { AppError, type Identity, type Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { deleteSecondStep } from '../second-step/second-step.repository.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import { endSessionsOf } from '../session/session.repository.ts';

interface Reset {
  request: FastifyRequest;
  identity: Identity;
  /** The user whose second step is removed; not the acting user. */
  profileId: string;
}

/**
 * Removes all credentials of a user except the password, for example after a lost phone: the app, its recovery codes
 * and the passkeys. Ends every session and notifies the user by mail. One's own second step is turned off with a code
 * instead.
 */
export async function resetSteps(
  services: Services,
  { request, identity, profileId }: Reset,
  password: string,
): Promise<void> {
  if (profileId === identity.id) throw new AppError('FORBIDDEN');
  await checkOwnPassword(services, request, identity, { field: 'password', password });
  await services.db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('profile')
      .select(['id', 'email', 'language'])
      .where('id', '=', profileId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!owner) throw new AppError('USER_NOT_EXIST');
    await deleteSecondStep(trx, profileId);
    await trx.deleteFrom('passkey').where('profile_id', '=', profileId).execute();
    await forgetEmailChange(trx, profileId);
    await endSessionsOf(trx, profileId);
    const happened = { owner, actor: identity, requestId: request.id };
    await notifySecurityEvent(services, trx, { event: 'SecondStepReset', ...happened });
  });
}
