import { PERMISSIONS } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { ResourcePage, listPage, useListState, type ListFilter } from '@dara/kit/resource';
import { endpoints as settingsApi, useManagementProfileListQuery } from '../../api/generated.ts';
import { useUserColumns } from './user-columns.tsx';
import { userListArgs, userListSpec } from './user-list.model.ts';
import { permissionMessages, userMessages } from './user.messages.ts';

function UserListPage() {
  const list = useListState(userListSpec);
  const query = useManagementProfileListQuery(userListArgs(list));
  const columns = useUserColumns();
  const filters = useUserFilters();
  return (
    <ResourcePage
      name="user"
      messages={userMessages}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
      filters={filters}
    />
  );
}

function useUserFilters(): ListFilter[] {
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
  ];
}

export const page = listPage({
  Component: UserListPage,
  title: userMessages.title,
  spec: userListSpec,
  queries: (values) => [settingsApi.endpoints.managementProfileList.initiate(userListArgs(values))],
});
