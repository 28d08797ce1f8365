import { updateProfile, useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, useEffectEvent } from 'react';
import { useAuthorizationProfileQuery } from '../../api/generated.ts';

/** Applies changes of the own account from other devices. */
export function useFreshProfile(): void {
  const dispatch = useAppDispatch();
  const { profile } = useSession();
  const { data, isFetching } = useAuthorizationProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // An earlier response may be older than a change made here.
  const fresh = isFetching ? undefined : data;
  const adopt = useEffectEvent(() => {
    if (fresh && fresh.id === profile?.id) updateProfile(dispatch, fresh);
  });
  useEffect(() => adopt(), [fresh]);
}
