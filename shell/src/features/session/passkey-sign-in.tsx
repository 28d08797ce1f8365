import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { canKeepTokens, signIn } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useAuthorizationPasskeyMutation,
  useAuthorizationPasskeyOptionsMutation,
} from '../../api/generated.ts';
import { answerOf, hasPasskeys } from './passkey.ts';
import { COOKIES_BLOCKED } from './sign-in-form.tsx';

/** Sign-in by a passkey of this device, if the browser supports it. */
export function PasskeySignIn() {
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [ask] = useAuthorizationPasskeyOptionsMutation();
  const [send] = useAuthorizationPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  if (!hasPasskeys()) return null;

  const handleClick = async () => {
    setIsBusy(true);
    try {
      if (!canKeepTokens()) throw COOKIES_BLOCKED;
      const { token, options } = await ask().unwrap();
      const credential = await answerOf(options);
      // Closing the browser's dialog needs no error message.
      if (!credential) return;
      const session = await send({ passkeySignInBody: { token, credential } }).unwrap();
      notice({ kind: 'success', message: { id: 'sdk.notice.loggedIn' } });
      signIn(dispatch, session);
    } catch (error) {
      const known = isApiError(error) ? errorMessage(error) : { id: 'shell.passkey.failed' };
      notice({ kind: 'error', message: known });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <Or>
        <FormattedMessage id="shell.auth.or" />
      </Or>
      <Button block size="large" loading={isBusy} onClick={() => void handleClick()}>
        <FormattedMessage id="shell.auth.passkey" />
      </Button>
    </>
  );
}

const Or = styled.p`
  display: flex;
  gap: ${tokens.space4};
  align-items: center;
  margin: ${tokens.space4} 0;
  color: ${tokens.inkMuted};
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${tokens.line};
    content: '';
  }
`;
