import { AppError, type Services } from '@dara/backend';
import type { Static } from 'typebox';
import type { Session } from '../account/authorization.schema.ts';
import { newSecretToken } from '../account/secret-token.ts';
import { browserHashOf, nameBrowser } from '../challenge/challenge-cookie.ts';
import {
  guessAtChallenge,
  storeChallenge,
  takeChallenge,
} from '../challenge/challenge.repository.ts';
import { storeDevice } from '../device/device-cookie.ts';
import { signInAnswer, type Signer } from '../session/session-answer.ts';
import { recordFailedSignIn } from '../security/sign-in-audit.ts';
import type { SignInCall } from '../sign-in/sign-in-call.ts';
import { countUse, findCredential } from './passkey.repository.ts';
import type { PasskeyQuestion, PasskeySignInBody } from './passkey.schema.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';
import { loadWebauthn } from './webauthn.ts';

const kind = 'PasskeySignIn';

/** Requests any passkey of the site (discoverable credential). */
export async function askPasskey(
  services: Services,
  { reply }: SignInCall,
): Promise<Static<typeof PasskeyQuestion>> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    userVerification: 'required',
  });
  const browser = newSecretToken();
  const token = await storeChallenge(services.db, {
    kind,
    profile_id: null,
    challenge: options.challenge,
    browser_hash: browser.tokenHash,
  });
  nameBrowser(services, reply, kind, browser.token);
  return { token, options: { ...options } };
}

type Given = Static<typeof PasskeySignInBody>;

/** Signs in by a passkey, which counts as both steps: it is had, and unlocked by its owner. */
export async function signInByPasskey(
  app: Signer,
  services: Services,
  call: SignInCall,
  { token, credential }: Given,
): Promise<Static<typeof Session>> {
  const { request, reply } = call;
  const db = services.db;
  const browserHash = browserHashOf(request, kind);
  const asked =
    browserHash === null ? undefined : await guessAtChallenge(db, { kind, token, browserHash });
  if (!asked?.challenge || !(await takeChallenge(db, asked.id)))
    throw new AppError('CHALLENGE_OVER');
  const passkey = await findCredential(db, credential.id);
  try {
    if (!passkey) throw new AppError('PASSKEY_REFUSED');
    const newCounter = await verifyPasskey(services, asked.challenge, credential, passkey);
    if (!passkey.active) throw new AppError('USER_DISABLED');
    const session = await db.transaction().execute(async (trx) => {
      if (!(await countUse(trx, passkey, newCounter))) throw new AppError('PASSKEY_REFUSED');
      return signInAnswer(app, trx, passkey.profile_id);
    });
    await storeDevice(services, request, reply, session);
    return session;
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500) {
      const told = { ip: request.ip, requestId: request.id, accountId: passkey?.profile_id };
      await recordFailedSignIn(services, { ...told, action: 'FailPasskey' });
    }
    throw error;
  }
}

type Kept = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

/**
 * Returns the new signature counter; throws `PASSKEY_REFUSED` when the assertion is not valid for this user and site.
 */
export async function verifyPasskey(
  { config }: Services,
  expectedChallenge: string,
  credential: Given['credential'],
  passkey: Kept,
): Promise<number> {
  const site = relyingParty(config);
  const handle = Buffer.from(userHandleOf(passkey.profile_id)).toString('base64url');
  if (credential.response.userHandle !== handle) throw new AppError('PASSKEY_REFUSED');
  try {
    const { verifyAuthenticationResponse } = await loadWebauthn();
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (isRight) return authenticationInfo.newCounter;
  } catch (cause) {
    throw new AppError('PASSKEY_REFUSED', { cause });
  }
  throw new AppError('PASSKEY_REFUSED');
}
