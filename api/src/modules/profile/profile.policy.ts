import { type Identity } from '@dara/backend';

/** Users may read their own record, administrators every one; for all others it does not exist. */
export function canReadProfile(identity: Identity, id: string): boolean {
  return identity.permission === 'Admin' || identity.id === id;
}
