import { NoPermission } from '@dara/kit/ui';
import { isApiError } from '@dara/sdk/api';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, type ReactNode } from 'react';
import { forgetGrant, LIVE, useReleaseHealthQuery } from './release.api.ts';

/** What people read who decide or have a grant. It goes with the last grant, also while it is open, and so does the menu entry. */
export function Granted({ children }: { children: ReactNode }) {
  const { error } = useReleaseHealthQuery(undefined, LIVE);
  const dispatch = useAppDispatch();
  const isRefused = isApiError(error) && error.status === 403;
  useEffect(() => {
    if (isRefused) dispatch(forgetGrant());
  }, [dispatch, isRefused]);
  return isRefused ? <NoPermission /> : children;
}
