import type { Permission } from '@dara/model';
import type { TalentRecord } from '../../api/generated.ts';

export type TalentAction =
  | 'approve'
  | 'reject'
  | 'activate'
  | 'deactivate'
  | 'top'
  | 'untop'
  | 'archive'
  | 'unarchive'
  | 'passwordLink'
  | 'delete';

type ActionState = Pick<TalentRecord, 'status' | 'active' | 'isTop10'>;

/** What this person can do with a talent in its current state; the api holds the same rules. */
export function actionsFor(
  { status, active, isTop10 }: ActionState,
  permission: Permission | undefined,
): TalentAction[] {
  const isAdmin = permission === 'Admin';
  if (!isAdmin && permission !== 'Staff') return [];
  const actions: TalentAction[] = status === 'Pending' ? ['approve', 'reject'] : [];
  actions.push(active ? 'deactivate' : 'activate');
  if (isTop10) actions.push('untop');
  else if (active && status === 'Approved') actions.push('top');
  if (isAdmin && status === 'Approved') actions.push('archive');
  if (isAdmin && status === 'Archived') actions.push('unarchive');
  if (active) actions.push('passwordLink');
  if (isAdmin) actions.push('delete');
  return actions;
}

/** The status that an action brings about. */
export const STATUS_OF = {
  approve: 'Approved',
  reject: 'Rejected',
  archive: 'Archived',
  unarchive: 'Approved',
} as const satisfies Partial<Record<TalentAction, TalentRecord['status']>>;

/** Changes made by an action. */
export const CHANGE_OF = {
  activate: { active: true },
  deactivate: { active: false },
  top: { isTop10: true },
  untop: { isTop10: false },
} as const satisfies Partial<Record<TalentAction, object>>;

/** Actions that hide a talent or send mail: they need a confirmation. */
export const ASKED: readonly TalentAction[] = ['deactivate', 'archive', 'passwordLink', 'delete'];

/** Destructive ones among them. */
export const HARMFUL: readonly TalentAction[] = ['reject', 'deactivate', 'archive', 'delete'];
