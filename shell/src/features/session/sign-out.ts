import { useNotice } from '@dara/shared/notice';
import { useNavigate } from '@dara/shared/router';
import { readTokens, signOut } from '@dara/shared/session';
import { useAppDispatch } from '@dara/shared/store';
import { useCallback } from 'react';

const PATIENCE_MS = 3000;

/** Ends the session here and on the server; an unreachable server does not keep anybody signed in. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notice = useNotice();
  return useCallback(async () => {
    const { refreshToken } = readTokens();
    try {
      const { authorizationLogout } = await import(
        /* webpackChunkName: "sign-out" */ './sign-out-call.ts'
      );
      const call = dispatch(authorizationLogout.initiate({ logoutBody: { refreshToken } }));
      await Promise.race([call, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    } catch {
      // The tokens are dropped either way, and the server forgets them with time.
    }
    signOut(dispatch);
    notice({ kind: 'info', message: { id: 'shell.session.signedOut' } });
    await navigate('/');
  }, [dispatch, navigate, notice]);
}
