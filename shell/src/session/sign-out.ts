import { useNotice } from '@dara/sdk/notice';
import { useNavigate } from '@dara/sdk/router';
import { readTokens, signOut } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useCallback } from 'react';

/**
 * Ends the session here and in other tabs, and then on the server. In this order nothing waits for a slow server, and
 * no tab sends requests with a revoked session.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notice = useNotice();
  return useCallback(async () => {
    const { refreshToken } = readTokens();
    const revokeOnServer = async () => {
      const { authorizationLogout } = await import(
        /* webpackChunkName: "sign-out" */ './sign-out-call.ts'
      );
      // A new session's token must not be sent with this request, which would end it.
      if (readTokens().refreshToken) return;
      await dispatch(authorizationLogout.initiate({ logoutBody: { refreshToken } }));
    };
    signOut(dispatch);
    // Without an answer the server forgets the session with time.
    revokeOnServer().catch(() => undefined);
    notice({ kind: 'info', message: { id: 'shell.session.signedOut' } });
    await navigate('/');
  }, [dispatch, navigate, notice]);
}
