import { ownedRoutes, type RegistrySnapshot } from '@dara/contract';
import { matchRoute } from '@dara/sdk/router';
import type { Profile } from '@dara/sdk/session';
import { railGroups } from '../site/site-menu.ts';

export const ACCOUNT_PATH = '/management/setting/account';

export interface AccountPlaces {
  /** The first management page that this user may open. */
  management: string | null;
  /** The user's own page by role. */
  ownProfile: string | null;
  /** Where the own password is changed. */
  account: string | null;
}

/** Targets of the account menu, as far as live releases provide the pages. */
export function accountPlaces(
  snapshot: RegistrySnapshot,
  profile: Profile | undefined,
): AccountPlaces {
  const first = profile && railGroups(snapshot, profile.permission)[0]?.entries[0];
  const routes = ownedRoutes(snapshot);
  const role = snapshot.site.roles.find(({ name }) => name === profile?.permission);
  const home = routes.find(({ route }) => route.path === role?.home);
  const hasAccount = profile && routes.some(({ route }) => route.path === ACCOUNT_PATH);
  const hasHome =
    profile && (home?.route.permission?.includes(profile.permission) ?? home !== undefined);
  const ownProfile = (hasHome && role?.home) || null;
  return {
    management: first && first.path !== ownProfile ? first.path : null,
    ownProfile,
    account: hasAccount ? ACCOUNT_PATH : null,
  };
}

/** Start page after sign-in: the own page by role, else management. */
export function workPlace(snapshot: RegistrySnapshot, profile: Profile | undefined): string | null {
  const { management, ownProfile } = accountPlaces(snapshot, profile);
  return ownProfile ?? management;
}

/** Whether a path is a page for signed-in users, other than the own account. */
export function isOwnWork(snapshot: RegistrySnapshot, pathname: string): boolean {
  const found = matchRoute(
    ownedRoutes(snapshot).map(({ route }) => route),
    pathname,
  );
  return found?.route.access === 'signed-in' && pathname !== ACCOUNT_PATH;
}
