import { ResourcePage, listArgs, listPage, textFilter, useListState } from '@dara/kit/resource';
import {
  endpoints as businessApi,
  useManagementDashboardProfileQuery,
} from '../../api/generated.ts';
import { profileMessages } from './dashboard.messages.ts';
import { useProfileFiguresColumns } from './profile-figures-columns.tsx';

const spec = {
  sorts: ['CompanyName', 'CreatedAt', 'OpenJobs', 'Applications', 'Hired'],
  defaultSort: { column: 'OpenJobs', direction: 'desc' },
  filters: { keyword: textFilter },
} as const;

function ProfileFiguresPage() {
  const list = useListState(spec);
  const query = useManagementDashboardProfileQuery(listArgs(list));
  const columns = useProfileFiguresColumns();
  return (
    <ResourcePage
      name="business-figures"
      messages={profileMessages}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
    />
  );
}

export const page = listPage({
  Component: ProfileFiguresPage,
  title: profileMessages.title,
  spec,
  queries: (values) => [
    businessApi.endpoints.managementDashboardProfile.initiate(listArgs(values)),
  ],
});
