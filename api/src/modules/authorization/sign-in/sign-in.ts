import { AppError, type Services } from '@dara/backend';
import type { Static } from 'typebox';
import { countAtAddress } from '../device/attempt-limit.ts';
import { findByEmail } from '../account/authorization.repository.ts';
import type { LoginBody, SecondStepNeeded, Session } from '../account/authorization.schema.ts';
import { deviceTokenOf, storeDevice } from '../device/device-cookie.ts';
import { countPasswordAttempt } from '../device/password-attempt.ts';
import { confirmAddress } from '../account/confirm-address.ts';
import { verifyPassword } from '../password/password.ts';
import { signInAnswer, type Signer } from '../session/session-answer.ts';
import { hasSecondStep } from '../second-step/second-step.repository.ts';
import { askSecondStep } from './second-step-sign-in.ts';
import type { SignInCall } from './sign-in-call.ts';
import { recordFailedSignIn } from '../security/sign-in-audit.ts';

/** A session, or the challenge for a second step. */
type Answer = { session: Static<typeof Session> } | { needed: Static<typeof SecondStepNeeded> };

/** Signs in with a password, within the limits of attempts; failures go to the audit log. */
export async function signIn(
  app: Signer,
  services: Services,
  call: SignInCall,
  { email, password }: Static<typeof LoginBody>,
  /** The account of a mailed link in the request: the password confirms its address. */
  confirmedId?: string,
): Promise<Answer> {
  const db = services.db;
  const { request, reply } = call;
  const { ip, id: requestId } = request;
  let accountId: string | undefined;
  const told = { ip, requestId };
  try {
    // A refused IP address costs no query and does not count for the account.
    const isNameless = deviceTokenOf(request) === null;
    const atAddress = isNameless ? await countAtAddress(services.limiter, ip) : undefined;
    const found = await findByEmail(db, email);
    accountId = found?.id;
    const attempt = await countPasswordAttempt(
      services,
      request,
      { id: accountId, email },
      atAddress,
    );
    const isRight = await verifyPassword(found?.password_hash, password);
    // An unconfirmed user gets the same answer as an unknown one: registration must not reveal accounts.
    const mayConfirm = found !== undefined && found.id === confirmedId;
    if (!found || !isRight || (!found.email_confirmed_at && !mayConfirm))
      throw new AppError('INVALID_CREDENTIALS');
    await attempt.succeeded();
    // Only after the right password.
    if (!found.active) throw new AppError('USER_DISABLED');
    if (mayConfirm)
      await db.transaction().execute((trx) => confirmAddress(services, trx, found.id, requestId));
    if (await hasSecondStep(db, found.id))
      return { needed: await askSecondStep(services, call, found.id) };
    const session = await signInAnswer(app, db, found.id);
    await storeDevice(services, request, reply, session);
    return { session };
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'INVALID_CREDENTIALS' || code === 'USER_DISABLED') {
      await recordFailedSignIn(services, { ...told, action: 'FailSignIn', accountId });
    } else if (code === 'RATE_LIMITED' || code === 'SIGN_IN_LOCKED') {
      await recordFailedSignIn(services, { ...told, action: 'RefuseSignIn', accountId });
    }
    throw error;
  }
}
