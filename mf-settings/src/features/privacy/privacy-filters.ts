import { PRIVACY_KINDS, PRIVACY_STATUSES } from '@dara/model';
import type { ListFilter } from '@dara/kit/resource';
import { useIntl } from '@dara/sdk/i18n';
import { kindMessages, privacyMessages, statusMessages } from './privacy.messages.ts';

/** Filters of the worklist. */
export function usePrivacyFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  return [
    {
      name: 'status',
      label: formatMessage(privacyMessages.columnStatus),
      multiple: true,
      options: PRIVACY_STATUSES.map((value) => ({
        value,
        label: formatMessage(statusMessages[value]),
      })),
    },
    {
      name: 'kind',
      label: formatMessage(privacyMessages.columnKind),
      multiple: true,
      options: PRIVACY_KINDS.map((value) => ({ value, label: formatMessage(kindMessages[value]) })),
    },
    {
      name: 'overdue',
      label: formatMessage(privacyMessages.filterOverdue),
      options: [
        { value: 'true', label: formatMessage(privacyMessages.overdueYes) },
        { value: 'false', label: formatMessage(privacyMessages.overdueNo) },
      ],
    },
  ];
}
