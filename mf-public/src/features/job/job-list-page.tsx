import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { readListState, useListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { SectionHeading } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { endpoints as publicApi, useJobListQuery } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { FacetedList } from '../../parts/faceted-list/faceted-list.tsx';
import { JobRow, JobRowSkeleton } from '../../parts/cards/job-row.tsx';
import { PageColumn } from '../../parts/page-column.tsx';
import { JobFilters, useActiveJobFilters } from './job-filters.tsx';
import { jobListArgs, jobListSpec } from './job-list.model.ts';
import { jobListHead } from './job-list-head.ts';
import { jobMessages, jobSortMessages } from './job.messages.ts';

function JobListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(jobListSpec);
  const query = useJobListQuery(jobListArgs(list));
  const active = useActiveJobFilters(list);
  return (
    <PageColumn>
      <SectionHeading level={1} lead={<FormattedMessage {...jobMessages.lead} />}>
        <FormattedMessage {...jobMessages.title} />
      </SectionHeading>
      <FacetedList
        label={formatMessage(jobMessages.title)}
        list={list}
        query={query}
        count={jobMessages.count}
        searchLabel={formatMessage(jobMessages.search)}
        sort={{ value: list.sort ?? jobListSpec.defaultSort, messages: jobSortMessages }}
        active={active}
        clear={list.linkToAll()}
        fields={<JobFilters list={list} />}
        empty={{
          title: <FormattedMessage {...jobMessages.emptyTitle} />,
          text: <FormattedMessage {...jobMessages.emptyText} />,
        }}
        skeleton={
          <List as="div">
            {Array.from({ length: 12 }, (_, index) => (
              <JobRowSkeleton key={index} />
            ))}
          </List>
        }
      >
        {(jobs) => (
          <List role="list">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobRow job={job} level={2} />
              </li>
            ))}
          </List>
        )}
      </FacetedList>
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: JobListPage,
  loader: async ({ store, url, signal }) => {
    const values = readListState(url.searchParams, jobListSpec);
    await loadQueries(store, [publicApi.endpoints.jobList.initiate(jobListArgs(values))], signal);
    return null;
  },
  head: jobListHead,
};

const List = styled.ul`
  display: grid;
  gap: ${tokens.space3};
`;
