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

/** A session, or what is asked besides the password. */
type Answer = { session: Static<typeof Session> } | { needed: Static<typeof SecondStepNeeded> };

/** Signs in who knows the password, within the limits of guesses; the audit log is told of the others. */
export async function signIn(
  app: Signer,
  services: Services,
  call: SignInCall,
  { email, password }: Static<typeof LoginBody>,
  /** The account whose mailed link came along: the password confirms its address. */
  confirmedId?: string,
): Promise<Answer> {
  const db = services.db;
  const { request, reply } = call;
  const { ip, id: requestId } = request;
  let accountId: string | undefined;
  const told = { ip, requestId };
  try {
    // An address that is refused costs neither a query nor an account's count.
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
    // Who waits to confirm is answered as if there were no account: registering must not tell who has one.
    const mayConfirm = found !== undefined && found.id === confirmedId;
    if (!found || !isRight || (!found.email_confirmed_at && !mayConfirm))
      throw new AppError('INVALID_CREDENTIALS');
    await attempt.succeeded();
    // Told only to who knows the password.
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
