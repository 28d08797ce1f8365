import { PERMISSIONS, type RoutePage } from '@dara/shared/contract';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import {
  ResourceList,
  readListState,
  startQueries,
  useListState,
  type ListFilter,
} from '@dara/shared/resource';
import { SectionHeading } from '@dara/shared/ui';
import { endpoints as settingsApi, useManagementProfileListQuery } from '../../api/generated.ts';
import { useUserColumns } from './user-columns.tsx';
import { userListArgs, userListSpec } from './user-list.model.ts';
import { permissionMessages, userMessages } from './user.messages.ts';

function UserListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(userListSpec);
  const query = useManagementProfileListQuery(userListArgs(list));
  const columns = useUserColumns();
  const filters: ListFilter[] = [
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
        { value: 'true', label: formatMessage({ id: 'shared.ui.status.Active' }) },
        { value: 'false', label: formatMessage({ id: 'shared.ui.status.Inactive' }) },
      ],
    },
  ];
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage {...userMessages.lead} />}>
        <FormattedMessage {...userMessages.title} />
      </SectionHeading>
      <ResourceList
        label={formatMessage(userMessages.title)}
        name="user"
        list={list}
        query={query}
        columns={columns}
        rowId={(row) => row.id}
        filters={filters}
        searchLabel={formatMessage(userMessages.search)}
        empty={{
          title: <FormattedMessage {...userMessages.emptyTitle} />,
          text: <FormattedMessage {...userMessages.emptyText} />,
        }}
      />
    </>
  );
}

export const page: RoutePage = {
  Component: UserListPage,
  loader: async ({ store, url }) => {
    const values = readListState(url.searchParams, userListSpec);
    startQueries(store, [
      settingsApi.endpoints.managementProfileList.initiate(userListArgs(values)),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage(userMessages.title.id), noIndex: true }),
};
