import { errorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Button } from '@dara/kit/ui';
import { useState } from 'react';
import {
  useAccountPasskeyVerifyMutation,
  useAccountPasskeyVerifyOptionsMutation,
  type PasskeySignInBody,
} from '../../api/generated.ts';

/** Requests a passkey from the browser; loads the library. */
async function answerOf(
  options: Record<string, unknown>,
): Promise<PasskeySignInBody['credential']> {
  const { startAuthentication } = await import(
    /* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'
  );
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as unknown as Options,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Uses a passkey of the own account as the second step. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const notice = useNotice();
  const [ask] = useAccountPasskeyVerifyOptionsMutation();
  const [send] = useAccountPasskeyVerifyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    setIsBusy(true);
    try {
      const { token, options } = await ask().unwrap();
      const credential = await answerOf(options);
      await send({ passkeySignInBody: { token, credential } }).unwrap();
      onDone();
    } catch (error) {
      const known = isApiError(error) ? errorMessage(error) : { id: 'setting.fresh.cancelled' };
      notice({ kind: 'error', message: known });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button block variant="primary" loading={isBusy} onClick={() => void handleClick()}>
      <FormattedMessage id="setting.fresh.passkey" />
    </Button>
  );
}
