import type { Identity } from '@dara/backend';

/** Everybody may read their own record; administrators every one. Others' records do not exist for the rest. */
export function canReadProfile(identity: Identity, id: string): boolean {
  return identity.permission === 'Admin' || identity.id === id;
}
