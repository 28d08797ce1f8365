import { ownPath } from '@dara/shared/contract';
import { useLocation, useNavigate, useSearchParams } from '@dara/shared/router';
import { useSession } from '@dara/shared/session';
import { lazyPart } from '@dara/shared/ui';
import { useEffect } from 'react';
import { DIALOG_PARAM, REDIRECT_PARAM } from '../../app/guard.ts';
import type { AuthTab } from './auth-tab.ts';

const AuthDialog = lazyPart(() =>
  import(/* webpackChunkName: "auth-dialog" */ './auth-dialog.tsx').then((m) => m.AuthDialog),
);

function wantedTab(params: URLSearchParams): AuthTab | null {
  const dialog = params.get(DIALOG_PARAM);
  if (dialog === 'signin' || dialog === 'signup') return dialog;
  return params.has(REDIRECT_PARAM) ? 'signin' : null;
}

/**
 * Opens the sign-in dialog where the address asks for it, and once somebody is signed in leads to
 * the page they wanted.
 */
export function AuthDialogHost() {
  const [params] = useSearchParams();
  const { pathname, hash } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();
  const tab = wantedTab(params);
  const target = ownPath(params.get(REDIRECT_PARAM));

  const rest = new URLSearchParams(params);
  rest.delete(DIALOG_PARAM);
  rest.delete(REDIRECT_PARAM);
  const search = rest.toString();
  const here = `${pathname}${search && `?${search}`}${hash}`;
  const goal = target ?? here;

  useEffect(() => {
    if (tab && status === 'signed-in') void navigate(goal, { replace: true });
  }, [tab, status, goal, navigate]);

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
      onClose={() => void navigate(here, { replace: true })}
    />
  );
}
