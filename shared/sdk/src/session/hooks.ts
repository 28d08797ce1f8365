import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useNavigation, type Location } from '@dara/sdk/router';
import { notify } from '@dara/sdk/notice';
import { PROFILE_KEY, parseProfile, readProfile, type Profile } from './profile.ts';
import { sessionActions, type SessionState, type SessionStatus } from './session-slice.ts';
import { hasAccessToken } from './tokens.ts';

interface SessionRootState {
  session: SessionState;
}

/** The signed-in user; `unknown` in the first render, on server and browser. */
export function useSession(): { status: SessionStatus; profile?: Profile } {
  return useSelector((state: SessionRootState) => state.session);
}

const homePath = () => '/';

/**
 * Restores the session after the first render, follows sign-in and sign-out in other tabs, and on an expired session
 * shows a warning and navigates to `signInPath` of the open page. Mounted once, by the shell, inside the router.
 */
export function useSessionSync(signInPath: (wanted: Location) => string = homePath): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isUnderWay = useNavigation().state !== 'idle';
  const { status, profile, expirations, endedBy } = useSelector(
    (state: SessionRootState) => state.session,
  );
  const shown = useRef<{ status: SessionStatus; profile?: Profile }>({ status, profile });
  const seenExpirations = useRef(expirations);

  useEffect(() => {
    shown.current = { status, profile };
  }, [status, profile]);

  useEffect(() => {
    if (status !== 'unknown') return;
    dispatch(sessionActions.restored({ isSignedIn: hasAccessToken(), profile: readProfile() }));
  }, [dispatch, status]);

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (event.key !== PROFILE_KEY && event.key !== null) return;
      const next = parseProfile(event.newValue);
      if (!next) {
        if (hasAccessToken() || shown.current.status !== 'signed-in') return;
        dispatch(sessionActions.signedOut());
        void navigate('/');
      } else if (next.id === shown.current.profile?.id)
        dispatch(sessionActions.profileUpdated(next));
      else dispatch(sessionActions.signedIn(next));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [dispatch, navigate]);

  useEffect(() => {
    // The router would otherwise continue to the page being opened.
    if (seenExpirations.current === expirations || isUnderWay) return;
    seenExpirations.current = expirations;
    dispatch(notify({ kind: 'warning', message: { id: `sdk.session.${endedBy ?? 'expired'}` } }));
    // Replaces the history entry: going back must not end a session again.
    void navigate(signInPath(location), { replace: true });
  }, [dispatch, endedBy, expirations, isUnderWay, location, navigate, signInPath]);
}
