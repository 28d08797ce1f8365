import type { ListFilter } from '@dara/kit/resource';
import { useOptions } from '@dara/kit/ui';
import { REQUEST_STATUSES } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { invitationMessages } from './invitation.messages.ts';

/** Filters of the lists of invitations. */
export function useInvitationFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const options = useOptions();
  return [
    {
      name: 'status',
      label: formatMessage(invitationMessages.status),
      multiple: true,
      options: options(
        REQUEST_STATUSES,
        (value) => `business.invitation.state.${value === 'Pending' ? 'Waiting' : value}`,
      ),
    },
  ];
}
