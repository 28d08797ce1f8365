import {
  AppError,
  invalidField,
  type Db,
  type Identity,
  type Services,
  type Trx,
} from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { checkOwnPassword, type Owner } from '../password/own-password.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import type { SecurityEvent } from '../security/security-texts.ts';
import { isSecondStepRequired } from '../account/asked-step.ts';
import { storeFreshStep } from '../account/fresh-step.ts';
import { authenticatorUri, newAuthenticatorSecret, qrOf } from './authenticator.ts';
import {
  beginSecondStep,
  deleteSecondStep,
  hasSecondStep,
  renewRecoveryCodes,
  secondStepOf,
  takeAppCode,
  takeStep,
} from './second-step.repository.ts';
import { countStepAttempt } from './step-limit.ts';

const wrongCode = () => invalidField('code', 'stepCode');

/** A user who changes their own second step. */
interface Change {
  services: Services;
  request: FastifyRequest;
  identity: Identity;
}

/** Starts the setup of an app; it is inactive until a code of it is confirmed. */
export async function startSecondStep(
  { services, request, identity }: Change,
  password: string,
): Promise<{ secret: string; uri: string; qr: { size: number; path: string } }> {
  const owner = await checkOwnPassword(services, request, identity, {
    field: 'password',
    password,
  });
  const secret = newAuthenticatorSecret();
  if (!(await beginSecondStep(services.db, services, identity.id, secret)))
    throw new AppError('SECOND_STEP_ON');
  const uri = authenticatorUri(secret, owner.email);
  return { secret, uri, qr: qrOf(uri) };
}

/** Activates the app with its first code; returns the recovery codes, once. */
export async function confirmSecondStep(change: Change, code: string): Promise<string[]> {
  const { services, identity } = change;
  const attempt = await countStepAttempt(services.limiter, identity.id);
  const owner = await ownerOf(services.db, identity.id);
  const codes = await services.db.transaction().execute(async (trx) => {
    const given = { code: code.replace(/\s/g, ''), isConfirmed: false };
    if (!(await takeAppCode(trx, services, identity.id, given))) return null;
    await tell(change, trx, owner, 'SecondStepOn');
    return renewRecoveryCodes(trx, services, identity.id);
  });
  if (!codes) throw wrongCode();
  await attempt.succeeded();
  return codes;
}

/** Turns it off, with the password. */
export async function endSecondStep(change: Change, password: string): Promise<void> {
  const { services, request, identity } = change;
  if (await isSecondStepRequired(services.db, identity.permission))
    throw new AppError('SECOND_STEP_REQUIRED');
  const given = { field: 'password', password };
  const owner = await checkOwnPassword(services, request, identity, given);
  await services.db.transaction().execute(async (trx) => {
    if (await deleteSecondStep(trx, identity.id)) await tell(change, trx, owner, 'SecondStepOff');
  });
}

/** Creates ten new recovery codes, with the password; earlier ones become invalid. */
export async function renewCodes(change: Change, password: string): Promise<string[]> {
  const { services, request, identity } = change;
  const given = { field: 'password', password };
  const owner = await checkOwnPassword(services, request, identity, given);
  return services.db.transaction().execute(async (trx) => {
    // Codes without an app would be useless, and would stay valid when an app is set up later.
    if (!(await hasSecondStep(trx, identity.id))) throw new AppError('SECOND_STEP_MISSING');
    await tell(change, trx, owner, 'RecoveryCodesRenewed');
    return renewRecoveryCodes(trx, services, identity.id);
  });
}

/** Accepts a code of the app or a recovery code: the session may change credentials for a while. */
export async function verifySecondStep(
  change: Change,
  { sessionId, code }: { sessionId: string; code: string },
): Promise<void> {
  const { services, identity } = change;
  const attempt = await countStepAttempt(services.limiter, identity.id);
  const isRight = await services.db.transaction().execute(async (trx) => {
    const step = await takeStep(trx, services, identity.id, code);
    if (step === null) return false;
    if (step === 'RecoveryCode') {
      const { recoveryCodesLeft } = await secondStepOf(trx, identity.id);
      const owner = await ownerOf(trx, identity.id);
      await tell(change, trx, owner, 'RecoveryCodeUsed', String(recoveryCodesLeft));
    }
    await storeFreshStep(trx, { profileId: identity.id, sessionId });
    return true;
  });
  if (!isRight) throw wrongCode();
  await attempt.succeeded();
}

function ownerOf(db: Db, id: string) {
  return db
    .selectFrom('profile')
    .select(['id', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function tell(
  { services, request, identity }: Change,
  trx: Trx,
  { id, email, language }: Pick<Owner, 'id' | 'email' | 'language'>,
  event: SecurityEvent,
  detail?: string,
): Promise<void> {
  const owner = { id, email, language };
  const about = detail === undefined ? {} : { detail };
  const happened = { event, owner, actor: identity, requestId: request.id, ...about };
  return notifySecurityEvent(services, trx, happened);
}
