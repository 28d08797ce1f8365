import { REQUEST_STATUSES } from '@dara/model';
import { listArgs, manyOf, textFilter, type ListValues } from '@dara/kit/resource';
import type { BadgeTone } from '@dara/kit/ui';
import type {
  Invitation,
  ManagementInvitationListAllApiArg,
  ManagementInvitationListApiArg,
} from '../../api/generated.ts';

/** Allowed URL state of the list of invitations; pending ones first unless sorted. */
export const invitationListSpec = {
  sorts: ['DisplayName', 'RespondBy', 'CreatedAt'],
  filters: { keyword: textFilter, status: manyOf(REQUEST_STATUSES) },
} as const;

export function invitationListArgs(
  id: string,
  values: ListValues<typeof invitationListSpec.filters>,
): ManagementInvitationListApiArg {
  return { id, ...listArgs(values) };
}

/** Allowed URL state of the list over all jobs. */
export const requestListSpec = {
  sorts: ['RespondBy', 'CreatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: invitationListSpec.filters,
} as const;

export const requestListArgs = (
  values: ListValues<typeof requestListSpec.filters>,
): ManagementInvitationListAllApiArg => listArgs(values);

export const STATES = ['Waiting', 'Seen', 'Accepted', 'Declined', 'Expired', 'Cancelled'] as const;
export type InvitationState = (typeof STATES)[number];

/** The status of an invitation for its senders: a pending one is seen or unseen. */
export function stateOf({
  status,
  seenAt,
}: Pick<Invitation, 'status' | 'seenAt'>): InvitationState {
  if (status !== 'Pending') return status;
  return seenAt === null ? 'Waiting' : 'Seen';
}

export const STATE_TONES: Record<InvitationState, BadgeTone> = {
  Waiting: 'warning',
  Seen: 'info',
  Accepted: 'positive',
  Declined: 'danger',
  Expired: 'neutral',
  Cancelled: 'neutral',
};
