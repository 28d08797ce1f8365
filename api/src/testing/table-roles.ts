import type { Actor } from '@dara/model';
import type { Inviters } from './inviters.ts';
import type { SignedIn } from './test-api.ts';

export type TableRole = 'anonymous' | 'Talent' | 'Owner' | 'Staff' | 'Admin';

export const TABLE_ROLES: readonly TableRole[] = ['anonymous', 'Talent', 'Owner', 'Staff', 'Admin'];

/** Everybody who may try a row of a transition table, and what the tables call them. */
export function rolesOf(
  all: Inviters,
): Record<TableRole, { who: () => SignedIn | undefined; actors: Actor[] }> {
  return {
    anonymous: { who: () => undefined, actors: [] },
    Talent: { who: () => all.talent, actors: ['Talent'] },
    Owner: { who: () => all.owner, actors: ['Business', 'Owner'] },
    Staff: { who: () => all.staff, actors: ['Staff'] },
    Admin: { who: () => all.admin, actors: ['Admin'] },
  };
}

/** What somebody is answered whose role a call is not for. */
export const refusalOf = (role: TableRole): number => (role === 'anonymous' ? 401 : 403);
