import type { RoutePage } from '@dara/shared/contract';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { ResourceList, readListState, startQueries, useListState } from '@dara/shared/resource';
import { useSession } from '@dara/shared/session';
import { SectionHeading } from '@dara/shared/ui';
import { endpoints as businessApi, useManagementJobListQuery } from '../../api/generated.ts';
import { useJobColumns } from './job-columns.tsx';
import { useJobFilters } from './job-filters.ts';
import { jobListArgs, jobListSpec } from './job-list.model.ts';
import { jobMessages } from './job.messages.ts';

function JobListPage() {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const list = useListState(jobListSpec);
  const query = useManagementJobListQuery(jobListArgs(list));
  const columns = useJobColumns(!isBusiness);
  const filters = useJobFilters();
  return (
    <>
      <SectionHeading
        level={1}
        lead={<FormattedMessage {...(isBusiness ? jobMessages.leadOwn : jobMessages.lead)} />}
      >
        <FormattedMessage {...jobMessages.title} />
      </SectionHeading>
      <ResourceList
        label={formatMessage(jobMessages.title)}
        name="job"
        list={list}
        query={query}
        columns={columns}
        rowId={(row) => row.id}
        filters={filters}
        searchLabel={formatMessage(jobMessages.search)}
        empty={{
          title: <FormattedMessage {...jobMessages.emptyTitle} />,
          text: <FormattedMessage {...jobMessages.emptyText} />,
        }}
      />
    </>
  );
}

export const page: RoutePage = {
  Component: JobListPage,
  loader: async ({ store, url }) => {
    const values = readListState(url.searchParams, jobListSpec);
    startQueries(store, [businessApi.endpoints.managementJobList.initiate(jobListArgs(values))]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage(jobMessages.title.id), noIndex: true }),
};
