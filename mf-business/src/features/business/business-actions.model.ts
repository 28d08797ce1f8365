import {
  BUSINESS_TRANSITIONS,
  canTransition,
  type Actor,
  type BusinessStatus,
  type Permission,
} from '@dara/model';
import type { BusinessRecord } from '../../api/generated.ts';

export type BusinessAction =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'reinstate'
  | 'resubmit'
  | 'activate'
  | 'deactivate'
  | 'show'
  | 'hide'
  | 'delete';

/** The status that an action brings about. */
export const STATUS_OF: Partial<Record<BusinessAction, BusinessStatus>> = {
  approve: 'Approved',
  reject: 'Rejected',
  suspend: 'Suspended',
  reinstate: 'Approved',
  resubmit: 'Pending',
};

/** Changes made by an action. */
export const CHANGE_OF: Partial<Record<BusinessAction, object>> = {
  activate: { active: true },
  deactivate: { active: false },
  show: { showAsClient: true },
  hide: { showAsClient: false },
};

const FROM: Partial<Record<BusinessAction, BusinessStatus>> = {
  approve: 'Pending',
  reinstate: 'Suspended',
};

type ActionState = Pick<
  BusinessRecord,
  'status' | 'active' | 'showAsClient' | 'ownRole' | 'isAddressConfirmed'
>;

/** What this person can do with a business in its current state; the api holds the same rules. */
export function actionsFor(
  { status, active, showAsClient, ownRole, isAddressConfirmed }: ActionState,
  permission: Permission | undefined,
): BusinessAction[] {
  if (!permission) return [];
  const isStaff = permission === 'Admin' || permission === 'Staff';
  const actors: Actor[] = ownRole === 'Owner' ? [permission, 'Owner'] : [permission];
  const moves = (['approve', 'reject', 'suspend', 'reinstate', 'resubmit'] as const).filter(
    (action) =>
      (FROM[action] ?? status) === status &&
      (isAddressConfirmed || STATUS_OF[action] !== 'Approved') &&
      canTransition(BUSINESS_TRANSITIONS, status, STATUS_OF[action] ?? status, actors),
  );
  if (!isStaff) return active ? moves : [];
  return [...moves, showAsClient ? 'hide' : 'show', active ? 'deactivate' : 'activate', 'delete'];
}

/** Actions with confirmation. */
export const ASKED: readonly BusinessAction[] = ['reinstate', 'deactivate', 'delete'];

/** Those that take something away. */
export const HARMFUL: readonly BusinessAction[] = ['suspend', 'deactivate', 'delete'];
