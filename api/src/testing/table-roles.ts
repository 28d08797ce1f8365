import type { Actor } from '@dara/model';
import type { Inviters } from './inviters.ts';
import type { SignedIn } from './test-api.ts';

export type TableRole = 'anonymous' | 'Talent' | 'Owner' | 'Staff' | 'Admin';

export const TABLE_ROLES: readonly TableRole[] = ['anonymous', 'Talent', 'Owner', 'Staff', 'Admin'];

/** Users for each row of a transition table, and their names in the tables. */
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

/** Response for a role without access. */
export const refusalOf = (role: TableRole): number => (role === 'anonymous' ? 401 : 403);
