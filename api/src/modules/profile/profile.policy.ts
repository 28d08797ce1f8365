import { AppError, type Identity } from '@dara/backend';
import { isId } from '../../kernel/new-id.ts';

/** Users may read their own record, administrators every one; for all others it does not exist. */
export function canReadProfile(identity: Identity, id: string): boolean {
  return identity.permission === 'Admin' || identity.id === id;
}

/** Normalizes an id; an invalid one matches no user. */
export function requireProfileId(id: string): string {
  if (!isId(id)) throw new AppError('USER_NOT_EXIST');
  return id.toLowerCase();
}
