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
    let isOver = false;
    const tellServer = async () => {
      const { authorizationLogout } = await import(
        /* webpackChunkName: "sign-out" */ './sign-out-call.ts'
      );
      // Somebody else may have signed in by now, and the call would bear that person's token.
      if (isOver) return;
      await dispatch(authorizationLogout.initiate({ logoutBody: { refreshToken } }));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    // The tokens are dropped either way, and the server forgets them with time.
    await Promise.race([tellServer().catch(() => undefined), patience]);
    clearTimeout(timer);
    isOver = true;
    signOut(dispatch);
    notice({ kind: 'info', message: { id: 'shell.session.signedOut' } });
    await navigate('/');
  }, [dispatch, navigate, notice]);
}
