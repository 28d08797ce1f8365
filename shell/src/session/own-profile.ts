import { hasAccessToken, updateProfile, useSession, type Profile } from '@dara/sdk/session';
import type { DaraStore } from '@dara/sdk/store';
import { useEffect } from 'react';
import { useServices } from '../site/services.ts';

const pending = new WeakMap<DaraStore, Promise<Profile | undefined>>();

async function request(store: DaraStore): Promise<Profile | undefined> {
  const { authorizationProfile } = await import(
    /* webpackChunkName: "own-profile" */ './own-profile-call.ts'
  );
  const call = authorizationProfile.initiate(undefined, { subscribe: false, forceRefetch: true });
  const profile = await store.dispatch(call).unwrap();
  if (!hasAccessToken()) return undefined;
  updateProfile(store.dispatch, profile);
  return profile;
}

/** Loads the profile of a browser with tokens but without a stored profile. Throws when the request fails. */
export function fetchOwnProfile(store: DaraStore): Promise<Profile | undefined> {
  const call = pending.get(store) ?? request(store).finally(() => pending.delete(store));
  pending.set(store, call);
  return call;
}

/** Loads and stores the profile of a session without one. */
export function useMissingProfile(): void {
  const { store } = useServices();
  const { status, profile } = useSession();
  const isMissing = status === 'signed-in' && !profile;
  useEffect(() => {
    // Without an answer the menu stays without a name until the next page.
    if (isMissing) fetchOwnProfile(store).catch(() => undefined);
  }, [isMissing, store]);
}
