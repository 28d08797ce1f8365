import {
  ExportMenu,
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
} from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Plus } from 'lucide-react';
import {
  endpoints as settingsApi,
  useManagementProfileListQuery,
  type ManagementProfileRow,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { UserBulk } from './user-bulk.tsx';
import { useUserColumns } from './user-columns.tsx';
import { useUserFilters } from './user-filters.ts';
import { userExportArgs, userListArgs, userListSpec } from './user-list.model.ts';
import { userName } from '../../parts/user/user-name.ts';
import { userMessages } from './user.messages.ts';

const rowId = (row: ManagementProfileRow) => row.id;

function UserListPage() {
  const list = useListState(userListSpec);
  const query = useManagementProfileListQuery(userListArgs(list));
  const isDeleted = list.filters.deleted === true;
  const columns = useUserColumns(isDeleted);
  const filters = useUserFilters();
  const selection = useRowSelection({ rows: query.data?.items, rowId, labelOf: userName });
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
            params={userExportArgs(list)}
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
