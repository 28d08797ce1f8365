import { updateProfile, useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, useEffectEvent } from 'react';
import { useAuthorizationProfileQuery } from '../../api/generated.ts';

/** Takes over what became of the own account on another device in the meantime. */
export function useFreshProfile(): void {
  const dispatch = useAppDispatch();
  const { profile } = useSession();
  const { data, isFetching } = useAuthorizationProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // An answer from before may be older than what was chosen here since.
  const fresh = isFetching ? undefined : data;
  const adopt = useEffectEvent(() => {
    if (fresh && fresh.id === profile?.id) updateProfile(dispatch, fresh);
  });
  useEffect(() => adopt(), [fresh]);
}
