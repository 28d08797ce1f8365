import { ownPath } from '@dara/contract';
import { useLocation, useNavigate, useSearchParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { lazyComponent } from '@dara/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { DIALOG_PARAM, REDIRECT_PARAM } from '../../site/guard.ts';
import { useServices } from '../../site/services.ts';
import { ACCOUNT_PATH, isOwnWork, workPlace } from '../../session/account-places.ts';
import type { AuthTab } from './auth-tab.ts';

const AuthDialog = lazyComponent(() =>
  import(/* webpackChunkName: "auth-dialog" */ './auth-dialog.tsx').then((m) => m.AuthDialog),
);

function wantedTab(params: URLSearchParams): AuthTab | null {
  const dialog = params.get(DIALOG_PARAM);
  if (dialog === 'signin' || dialog === 'signup') return dialog;
  return params.has(REDIRECT_PARAM) ? 'signin' : null;
}

/**
 * Opens the sign-in dialog by URL, and after sign-in continues to the requested page, else stays; from the home page
 * it continues to the user's start page.
 */
export function AuthDialogHost() {
  const [params] = useSearchParams();
  const { pathname, hash } = useLocation();
  const { status, profile } = useSession();
  const { snapshot, rest: siteRest } = useServices();
  const [isRestLost, setRestLost] = useState(false);
  const navigate = useNavigate();
  const tab = wantedTab(params);
  const target = ownPath(params.get(REDIRECT_PARAM));

  const rest = new URLSearchParams(params);
  rest.delete(DIALOG_PARAM);
  rest.delete(REDIRECT_PARAM);
  const search = rest.toString();
  const currentPath = `${pathname}${search && `?${search}`}${hash}`;
  const isHome = pathname === '/' && !hash;
  const work = isHome ? workPlace(snapshot, profile) : null;
  const isWorkUnknown = isHome && snapshot.rest !== undefined && !isRestLost;

  // A signed-in user who follows an old link continues to its target.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!tab || status === 'unknown') return;
    if (status === 'anonymous') {
      hasAsked.current = true;
      return;
    }
    if (!target && hasAsked.current && isWorkUnknown) {
      siteRest.fetch().catch(() => setRestLost(true));
      return;
    }
    void navigate(target ?? (hasAsked.current ? work : null) ?? currentPath, { replace: true });
    hasAsked.current = false;
  }, [tab, status, target, work, isWorkUnknown, siteRest, currentPath, navigate]);

  // Nothing else answers until a second step is set up.
  const isHeld = !tab && profile?.mustSetUpSecondStep === true && isOwnWork(snapshot, pathname);
  useEffect(() => {
    if (isHeld) void navigate(`${ACCOUNT_PATH}?tab=security`, { replace: true });
  }, [isHeld, navigate]);

  const handleTab = (next: AuthTab) => {
    const changed = new URLSearchParams(params);
    changed.set(DIALOG_PARAM, next);
    void navigate({ pathname, search: `?${changed.toString()}`, hash }, { replace: true });
  };
  if (!tab || status !== 'anonymous') return null;
  return (
    <AuthDialog
      tab={tab}
      isGuarded={target !== null}
      onTab={handleTab}
      onClose={() => void navigate(currentPath, { replace: true })}
    />
  );
}
