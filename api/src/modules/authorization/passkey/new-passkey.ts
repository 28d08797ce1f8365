import { AppError, type Identity, type Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { hashSecretToken } from '../account/secret-token.ts';
import {
  guessAtChallenge,
  storeChallenge,
  takeChallenge,
} from '../challenge/challenge.repository.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import { credentialsOf, insertPasskey, PASSKEYS_MAX } from './passkey.repository.ts';
import type { NewPasskeyBody, Passkey, PasskeyQuestion } from './passkey.schema.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';
import { loadWebauthn } from './webauthn.ts';

/** A user who registers a passkey, bound to this session. */
interface Adding {
  services: Services;
  request: FastifyRequest;
  identity: Identity;
  sessionId: string;
}

const kind = 'NewPasskey';

/** Creates the registration challenge. Requires the password, since a passkey signs in permanently. */
export async function askNewPasskey(
  { services, request, identity, sessionId }: Adding,
  password: string,
): Promise<Static<typeof PasskeyQuestion>> {
  const owner = await checkOwnPassword(services, request, identity, {
    field: 'password',
    password,
  });
  const kept = await credentialsOf(services.db, identity.id);
  if (kept.length >= PASSKEYS_MAX) throw new AppError('PASSKEYS_FULL');
  const site = relyingParty(services.config);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: userHandleOf(identity.id),
    userName: owner.email,
    userDisplayName: `${owner.first_name} ${owner.last_name}`.trim(),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: kept.map((row) => ({ id: row.credential_id, transports: row.transports })),
  });
  const token = await storeChallenge(services.db, {
    kind,
    profile_id: identity.id,
    challenge: options.challenge,
    browser_hash: hashSecretToken(sessionId),
  });
  return { token, options: { ...options } };
}

/** Stores the passkey that the browser created; each challenge is accepted once. */
export async function addPasskey(
  { services, request, identity, sessionId }: Adding,
  { token, name, credential }: Static<typeof NewPasskeyBody>,
): Promise<Passkey> {
  const browserHash = hashSecretToken(sessionId);
  const asked = await guessAtChallenge(services.db, { kind, token, browserHash });
  if (!asked?.challenge || asked.profile_id !== identity.id) throw new AppError('CHALLENGE_OVER');
  if (!(await takeChallenge(services.db, asked.id))) throw new AppError('CHALLENGE_OVER');
  const made = await verified(services, asked.challenge, credential);
  return services.db.transaction().execute(async (trx) => {
    const transports = credential.response.transports ?? [];
    const passkey = await insertPasskey(trx, identity.id, name, { ...made, transports });
    const owner = await trx
      .selectFrom('profile')
      .select(['id', 'email', 'language'])
      .where('id', '=', identity.id)
      .executeTakeFirstOrThrow();
    const happened = { owner, actor: identity, requestId: request.id, detail: name };
    await notifySecurityEvent(services, trx, { event: 'PasskeyAdded', ...happened });
    return passkey;
  });
}

async function verified(
  { config }: Services,
  expectedChallenge: string,
  credential: Static<typeof NewPasskeyBody>['credential'],
) {
  const site = relyingParty(config);
  try {
    const { transports: _, ...response } = credential.response;
    const { verifyRegistrationResponse } = await loadWebauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (cause) {
    throw new AppError('PASSKEY_REFUSED', { cause });
  }
  throw new AppError('PASSKEY_REFUSED');
}
