import { AppError, invalidField, type Services } from '@dara/backend';
import type { Static } from 'typebox';
import { newSecretToken } from '../account/secret-token.ts';
import type { SecondStepBody, SecondStepNeeded, Session } from '../account/authorization.schema.ts';
import { browserHashOf, nameBrowser } from '../challenge/challenge-cookie.ts';
import {
  CHALLENGE_MS,
  guessAtChallenge,
  storeChallenge,
  takeChallenge,
} from '../challenge/challenge.repository.ts';
import { storeDevice } from '../device/device-cookie.ts';
import { secondStepOf, takeStep } from '../second-step/second-step.repository.ts';
import { countStepAttempt } from '../second-step/step-limit.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import { signInAnswer, type Signer } from '../session/session-answer.ts';
import { recordFailedSignIn } from '../security/sign-in-audit.ts';
import type { SignInCall } from './sign-in-call.ts';

/** Requests a second step after the password, in the same browser and for ten minutes. */
export async function askSecondStep(
  services: Services,
  { reply }: SignInCall,
  profileId: string,
): Promise<Static<typeof SecondStepNeeded>> {
  const browser = newSecretToken();
  const challenge = await storeChallenge(services.db, {
    kind: 'SecondStep',
    profile_id: profileId,
    challenge: null,
    browser_hash: browser.tokenHash,
  });
  nameBrowser(services, reply, 'SecondStep', browser.token);
  return { challenge, expiresInS: CHALLENGE_MS / 1000 };
}

/** Signs in with a code of the app or a recovery code, each valid once. */
export async function signInWithStep(
  app: Signer,
  services: Services,
  call: SignInCall,
  { challenge: token, code }: Static<typeof SecondStepBody>,
): Promise<Static<typeof Session>> {
  const { request, reply } = call;
  const browserHash = browserHashOf(request, 'SecondStep');
  const asked =
    browserHash === null
      ? undefined
      : await guessAtChallenge(services.db, { kind: 'SecondStep', token, browserHash });
  const accountId = asked?.profile_id;
  if (!asked || !accountId) throw new AppError('CHALLENGE_OVER');
  const told = { ip: request.ip, requestId: request.id, accountId };
  let attempt;
  try {
    attempt = await countStepAttempt(services.limiter, accountId);
  } catch (error) {
    await recordFailedSignIn(services, { ...told, action: 'RefuseSignIn' });
    throw error;
  }
  const answer = await takeAnswer(
    app,
    services,
    { ...asked, profile_id: accountId },
    code,
    request.id,
  );
  if (!answer) {
    await recordFailedSignIn(services, { ...told, action: 'FailSecondStep' });
    throw invalidField('code', 'stepCode');
  }
  await attempt.succeeded();
  await storeDevice(services, request, reply, answer);
  return answer;
}

/** Null for a wrong code. Reads the current state again, since it may have changed after the password. */
function takeAnswer(
  app: Signer,
  services: Services,
  asked: { id: string; profile_id: string },
  code: string,
  requestId: string,
): Promise<Static<typeof Session> | null> {
  return services.db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('profile')
      .select(['id', 'email', 'language', 'active'])
      .where('id', '=', asked.profile_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!owner) throw new AppError('CHALLENGE_OVER');
    if (!owner.active) throw new AppError('USER_DISABLED');
    const step = await takeStep(trx, services, owner.id, code);
    if (step === null) return null;
    // Answered concurrently by another request: rolled back.
    if (!(await takeChallenge(trx, asked.id))) throw new AppError('CHALLENGE_OVER');
    if (step === 'RecoveryCode') {
      const { recoveryCodesLeft } = await secondStepOf(trx, owner.id);
      const detail = String(recoveryCodesLeft);
      const event = 'RecoveryCodeUsed';
      await notifySecurityEvent(services, trx, { event, owner, actor: null, requestId, detail });
    }
    return signInAnswer(app, trx, owner.id);
  });
}
