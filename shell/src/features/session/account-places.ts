import { ownedRoutes, type RegistrySnapshot } from '@dara/contract';
import type { Profile } from '@dara/sdk/session';
import { railGroups } from '../../frame/header/site-menu.ts';

const OWN_PROFILE_PATH = '/talent/profile';
const ACCOUNT_PATH = '/management/setting/account';

export interface AccountPlaces {
  /** The first page of the rail that this person may open. */
  management: string | null;
  ownProfile: string | null;
  /** Where the own password is changed. */
  account: string | null;
}

/** Where a signed-in person goes from the account menu, as far as live releases bring the pages. */
export function accountPlaces(
  snapshot: RegistrySnapshot,
  profile: Profile | undefined,
): AccountPlaces {
  const first = profile && railGroups(snapshot, profile.permission)[0]?.entries[0];
  const routes = ownedRoutes(snapshot);
  const own = routes.find(({ route }) => route.path === OWN_PROFILE_PATH);
  const hasAccount = profile && routes.some(({ route }) => route.path === ACCOUNT_PATH);
  const hasOwn =
    profile &&
    own &&
    (own.route.permission?.includes(profile.permission) ?? Boolean(profile.talentId));
  return {
    management: first && first.path !== OWN_PROFILE_PATH ? first.path : null,
    ownProfile: hasOwn ? OWN_PROFILE_PATH : null,
    account: hasAccount ? ACCOUNT_PATH : null,
  };
}

/** Where somebody's day begins: talents at their profile, everybody else in the management. */
export function workPlace(snapshot: RegistrySnapshot, profile: Profile | undefined): string | null {
  const { management, ownProfile } = accountPlaces(snapshot, profile);
  return profile?.permission === 'Talent' ? (ownProfile ?? management) : (management ?? ownProfile);
}

export function personName(profile: Profile | undefined): string {
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return name || (profile?.email ?? '');
}
