import {
  ExportMenu,
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
} from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { Plus } from 'lucide-react';
import {
  endpoints as businessApi,
  useManagementJobListQuery,
  type JobRow,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { JobBulk } from './job-bulk.tsx';
import { useJobColumns } from './job-columns.tsx';
import { useJobFilters } from './job-filters.ts';
import { EXPORT_MAX, jobListArgs, jobListSpec } from './job-list.model.ts';
import { jobMessages } from './job.messages.ts';

const ownMessages = { ...jobMessages, lead: jobMessages.leadOwn };
const rowId = (row: JobRow) => row.id;

function JobListPage() {
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const isAdmin = profile?.permission === 'Admin';
  const locale = useLocale();
  const list = useListState(jobListSpec);
  const query = useManagementJobListQuery(jobListArgs(list));
  const isDeleted = list.filters.deleted === true;
  const columns = useJobColumns(!isBusiness, isDeleted);
  const filters = useJobFilters(!isBusiness);
  const labelOf = (row: JobRow) => localized(row.title, locale);
  const selection = useRowSelection({ rows: query.data?.items, rowId, labelOf });
  const hasBulk = !isBusiness && !isDeleted;
  return (
    <>
      <ResourcePage
        name="job"
        messages={isBusiness ? ownMessages : jobMessages}
        action={
          <ButtonLink variant="primary" to={paths.jobCreate} icon={<Plus size={20} aria-hidden />}>
            <FormattedMessage id="business.job.create" />
          </ButtonLink>
        }
        list={list}
        query={query}
        columns={columns}
        rowId={rowId}
        filters={filters}
        selection={hasBulk ? selection.table : undefined}
        actions={
          <ExportMenu
            url="/api/management/job/export"
            params={jobListArgs(list)}
            fileName="jobs"
            total={query.data?.total}
            limit={isAdmin ? undefined : EXPORT_MAX}
          />
        }
      />
      {hasBulk && <JobBulk selection={selection} />}
    </>
  );
}

const { managementJobList, managementJobChoices } = businessApi.endpoints;

export const page = listPage({
  Component: JobListPage,
  title: jobMessages.title,
  spec: jobListSpec,
  queries: (values) => [
    managementJobList.initiate(jobListArgs(values)),
    managementJobChoices.initiate(),
  ],
});
