import type { Identity } from '@dara/backend';
import { PERMISSIONS } from '@dara/model';
import { Type } from 'typebox';

export const Permission = Type.Enum([...PERMISSIONS], { type: 'string' });

/** Whether a user works for the agency. */
export function isStaff({ permission }: Pick<Identity, 'permission'>): boolean {
  return permission === 'Staff' || permission === 'Admin';
}
