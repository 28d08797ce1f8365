import { PERMISSIONS } from '@dara/model';
import type { ListFilter } from '@dara/kit/resource';
import { useIntl } from '@dara/sdk/i18n';
import { permissionMessages, userMessages } from './user.messages.ts';

/** Filters of the list of users. */
export function useUserFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  return [
    {
      name: 'permission',
      label: formatMessage(userMessages.columnPermission),
      multiple: true,
      options: PERMISSIONS.map((value) => ({
        value,
        label: formatMessage(permissionMessages[value]),
      })),
    },
    {
      name: 'active',
      label: formatMessage(userMessages.columnActive),
      options: [
        { value: 'true', label: formatMessage({ id: 'kit.ui.status.Active' }) },
        { value: 'false', label: formatMessage({ id: 'kit.ui.status.Inactive' }) },
      ],
    },
    {
      name: 'signedIn',
      label: formatMessage(userMessages.filterSignedIn),
      options: [
        { value: 'true', label: formatMessage(userMessages.signedInYes) },
        { value: 'false', label: formatMessage(userMessages.neverLoggedIn) },
      ],
    },
    {
      name: 'deleted',
      label: formatMessage(userMessages.filterDeleted),
      options: [{ value: 'true', label: formatMessage(userMessages.deletedOnly) }],
    },
  ];
}
