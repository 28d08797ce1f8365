import { ResourcePage, listPage, useListState } from '@dara/kit/resource';
import { useSession } from '@dara/sdk/session';
import { endpoints as businessApi, useManagementJobListQuery } from '../../api/generated.ts';
import { useJobColumns } from './job-columns.tsx';
import { useJobFilters } from './job-filters.ts';
import { jobListArgs, jobListSpec } from './job-list.model.ts';
import { jobMessages } from './job.messages.ts';

const ownMessages = { ...jobMessages, lead: jobMessages.leadOwn };

function JobListPage() {
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const list = useListState(jobListSpec);
  const query = useManagementJobListQuery(jobListArgs(list));
  const columns = useJobColumns(!isBusiness);
  const filters = useJobFilters();
  return (
    <ResourcePage
      name="job"
      messages={isBusiness ? ownMessages : jobMessages}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
      filters={filters}
    />
  );
}

export const page = listPage({
  Component: JobListPage,
  title: jobMessages.title,
  spec: jobListSpec,
  queries: (values) => [businessApi.endpoints.managementJobList.initiate(jobListArgs(values))],
});
