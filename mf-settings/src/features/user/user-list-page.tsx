import {
  ExportMenu,
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
  type ListFilter,
  listArgs,
  manyOf,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import { ButtonLink, useOptions } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { PERMISSIONS, personName } from '@dara/model';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import {
  endpoints as settingsApi,
  useManagementProfileListQuery,
  type ManagementProfileRow,
  type ManagementProfileListApiArg,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { UserBulk } from './user-bulk.tsx';
import { useUserColumns } from './user-columns.tsx';
import { userMessages, permissionMessages } from './user.messages.ts';

/** What the user list allows in its address. */
const userListSpec = {
  sorts: ['FirstName', 'Email', 'LastLoginAt', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    permission: manyOf(PERMISSIONS),
    active: yesOrNo,
    signedIn: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

const rowId = (row: ManagementProfileRow) => row.id;

function UserListPage() {
  const list = useListState(userListSpec);
  const query = useManagementProfileListQuery(userListArgs(list));
  const isDeleted = list.filters.deleted === true;
  const columns = useUserColumns(isDeleted);
  const filters = useUserFilters();
  const locale = useLocale();
  const labelOf = useCallback((row: ManagementProfileRow) => personName(row, locale), [locale]);
  const selection = useRowSelection({ rows: query.data?.items, rowId, labelOf });
  return (
    <>
      <ResourcePage
        name="user"
        messages={userMessages}
        action={
          <ButtonLink variant="primary" to={paths.userCreate} icon={<Plus size={20} aria-hidden />}>
            <FormattedMessage id="setting.user.create" />
          </ButtonLink>
        }
        list={list}
        query={query}
        columns={columns}
        rowId={rowId}
        filters={filters}
        selection={isDeleted ? undefined : selection.table}
        actions={
          <ExportMenu
            url="/api/management/profile/export"
            params={userListArgs(list)}
            fileName="users"
            total={query.data?.total}
          />
        }
      />
      {!isDeleted && <UserBulk selection={selection} />}
    </>
  );
}

export const page = listPage({
  Component: UserListPage,
  title: userMessages.title,
  spec: userListSpec,
  queries: (values) => [settingsApi.endpoints.managementProfileList.initiate(userListArgs(values))],
});

/** Filters of the list of users. */
function useUserFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const options = useOptions();
  return [
    {
      name: 'permission',
      label: formatMessage(userMessages.columnPermission),
      multiple: true,
      options: options(PERMISSIONS, permissionMessages),
    },
    {
      name: 'active',
      label: formatMessage(userMessages.columnActive),
      options: options(['true', 'false'], {
        true: { id: 'kit.ui.status.Active' },
        false: { id: 'kit.ui.status.Inactive' },
      }),
    },
    {
      name: 'signedIn',
      label: formatMessage(userMessages.filterSignedIn),
      options: options(['true', 'false'], {
        true: userMessages.signedInYes,
        false: userMessages.neverLoggedIn,
      }),
    },
    {
      name: 'deleted',
      label: formatMessage(userMessages.filterDeleted),
      options: options(['true'], { true: userMessages.deletedOnly }),
    },
  ];
}

function userListArgs(
  values: ListValues<typeof userListSpec.filters>,
): ManagementProfileListApiArg {
  return listArgs(values);
}
