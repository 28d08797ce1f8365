import { registerErrorTexts } from '@dara/sdk/api';
import type { PasskeySignInBody } from '../../api/generated.ts';

registerErrorTexts({
  CHALLENGE_OVER: 'shell.step.over',
  PASSKEY_REFUSED: 'shell.passkey.refused',
});

/** Browsers that read and write passkeys as JSON; with an older one people sign in by password. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Cancelled, or timed out. */
const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Lets the person choose a passkey and unlock it; null when they would rather not. */
export async function answerOf(
  options: Record<string, unknown>,
): Promise<PasskeySignInBody['credential'] | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  try {
    const chosen = await navigator.credentials.get({ publicKey });
    if (!(chosen instanceof PublicKeyCredential)) return null;
    const { id, rawId, response } = chosen.toJSON() as AuthenticationResponseJSON;
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}
