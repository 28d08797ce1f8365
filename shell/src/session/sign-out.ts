import { useNotice } from '@dara/sdk/notice';
import { useNavigate } from '@dara/sdk/router';
import { readTokens, signOut } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useCallback } from 'react';

/**
 * Ends the session here and in the other tabs, and then on the server. In this order nothing waits for a
 * server that is silent, and no tab calls as somebody whom the server has just forgotten.
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
      // Whoever has signed in by now would lend the call a token, and be signed out by it.
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
