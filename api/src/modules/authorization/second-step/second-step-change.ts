import { AppError, invalidField, type Identity, type Services, type Trx } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { checkOwnPassword, type Owner } from '../password/own-password.ts';
import { tellSecurityEvent } from '../security/security-event.ts';
import type { SecurityEvent } from '../security/security-texts.ts';
import { isSecondStepRequired } from '../account/asked-step.ts';
import { authenticatorUri, newAuthenticatorSecret, qrOf } from './authenticator.ts';
import {
  beginSecondStep,
  deleteSecondStep,
  renewRecoveryCodes,
  takeAppCode,
  takeStep,
} from './second-step.repository.ts';
import { countStepAttempt } from './step-limit.ts';

const wrongCode = () => invalidField('code', 'stepCode');

/** Somebody who changes their own second step. */
interface Change {
  services: Services;
  request: FastifyRequest;
  identity: Identity;
}

/** What an app has to be given; it counts for nothing until a code of it has been typed. */
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

/** Turns it on with the first code of the app; answers the recovery codes, once. */
export async function confirmSecondStep(change: Change, code: string): Promise<string[]> {
  const { services, identity } = change;
  const attempt = await countStepAttempt(services.limiter, identity.id);
  const owner = await ownerOf(change);
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

/** Turns it off, with the password and a code. */
export async function endSecondStep(
  change: Change,
  given: { password: string; code: string },
): Promise<void> {
  const { services, identity } = change;
  if (await isSecondStepRequired(services.db, identity.permission))
    throw new AppError('SECOND_STEP_REQUIRED');
  await withBoth(change, given, async (trx, owner) => {
    await deleteSecondStep(trx, identity.id);
    await tell(change, trx, owner, 'SecondStepOff');
  });
}

/** Makes ten new recovery codes, with the password and a code; those from before work no more. */
export function renewCodes(
  change: Change,
  given: { password: string; code: string },
): Promise<string[]> {
  return withBoth(change, given, async (trx, owner) => {
    await tell(change, trx, owner, 'RecoveryCodesRenewed');
    return renewRecoveryCodes(trx, change.services, change.identity.id);
  });
}

async function withBoth<Result>(
  change: Change,
  { password, code }: { password: string; code: string },
  work: (trx: Trx, owner: Owner) => Promise<Result>,
): Promise<Result> {
  const { services, request, identity } = change;
  const owner = await checkOwnPassword(services, request, identity, {
    field: 'password',
    password,
  });
  const attempt = await countStepAttempt(services.limiter, identity.id);
  const done = await services.db.transaction().execute(async (trx) => {
    const step = await takeStep(trx, services, identity.id, code);
    return step === null ? null : { result: await work(trx, owner) };
  });
  if (!done) throw wrongCode();
  await attempt.succeeded();
  return done.result;
}

function ownerOf({ services, identity }: Change) {
  return services.db
    .selectFrom('profile')
    .select(['id', 'email', 'language'])
    .where('id', '=', identity.id)
    .executeTakeFirstOrThrow();
}

function tell(
  { services, request, identity }: Change,
  trx: Trx,
  { id, email, language }: Pick<Owner, 'id' | 'email' | 'language'>,
  event: SecurityEvent,
): Promise<void> {
  const owner = { id, email, language };
  const happened = { event, owner, actor: identity, requestId: request.id };
  return tellSecurityEvent(services, trx, happened);
}
