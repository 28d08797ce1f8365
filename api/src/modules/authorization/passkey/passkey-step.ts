import { AppError, type Identity, type Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { storeFreshStep } from '../account/fresh-step.ts';
import { hashSecretToken } from '../account/secret-token.ts';
import {
  guessAtChallenge,
  storeChallenge,
  takeChallenge,
} from '../challenge/challenge.repository.ts';
import { recordFailedSignIn } from '../security/sign-in-audit.ts';
import { verifyPasskey } from './passkey-sign-in.ts';
import { countUse, credentialsOf, findCredential } from './passkey.repository.ts';
import type { PasskeyQuestion, PasskeySignInBody } from './passkey.schema.ts';
import { relyingParty } from './relying-party.ts';
import { loadWebauthn } from './webauthn.ts';

/** A signed-in user who authenticates with a passkey again, in this session. */
interface Verifying {
  services: Services;
  request: FastifyRequest;
  identity: Identity;
  sessionId: string;
}

const kind = 'PasskeyStep';

/** Requests a passkey as at sign-in, without listing credentials: the response may omit the user, who is checked. */
export async function askPasskeyStep({
  services,
  identity,
  sessionId,
}: Verifying): Promise<Static<typeof PasskeyQuestion>> {
  const kept = await credentialsOf(services.db, identity.id);
  if (kept.length === 0) throw new AppError('PASSKEY_NOT_EXIST');
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    userVerification: 'required',
  });
  const token = await storeChallenge(services.db, {
    kind,
    profile_id: identity.id,
    challenge: options.challenge,
    browser_hash: hashSecretToken(sessionId),
  });
  return { token, options: { ...options } };
}

/** Accepts an assertion once: the session may change credentials for a while. */
export async function verifyPasskeyStep(
  { services, request, identity, sessionId }: Verifying,
  { token, credential }: Static<typeof PasskeySignInBody>,
): Promise<void> {
  const db = services.db;
  const browserHash = hashSecretToken(sessionId);
  const asked = await guessAtChallenge(db, { kind, token, browserHash });
  if (!asked?.challenge || asked.profile_id !== identity.id || !(await takeChallenge(db, asked.id)))
    throw new AppError('CHALLENGE_OVER');
  const { challenge } = asked;
  try {
    const passkey = await findCredential(db, credential.id);
    if (passkey?.profile_id !== identity.id) throw new AppError('PASSKEY_REFUSED');
    const newCounter = await verifyPasskey(services, challenge, credential, passkey);
    await db.transaction().execute(async (trx) => {
      if (!(await countUse(trx, passkey, newCounter))) throw new AppError('PASSKEY_REFUSED');
      await storeFreshStep(trx, { profileId: identity.id, sessionId });
    });
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500) {
      const told = { ip: request.ip, requestId: request.id, accountId: identity.id };
      await recordFailedSignIn(services, { ...told, action: 'FailPasskey' });
    }
    throw error;
  }
}
