import type { RoutePage } from '@dara/contract';
import { RecordTabs, isMissing, type RecordTab } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import {
  endpoints as businessApi,
  useManagementJobDetailQuery,
  type JobRecord,
} from '../../../api/generated.ts';
import { JobFrame } from '../../../parts/job/job-frame.tsx';
import { jobNames } from '../../../parts/job/job-names.ts';
import { JobForm } from '../form/job-form.tsx';
import { DeletedJob } from './deleted-job.tsx';
import { JobActions } from './job-actions.tsx';
import { JobHistory } from './job-history.tsx';
import { StatusNote } from './status-note.tsx';

function JobDetailPage() {
  const { jobId = '' } = useParams();
  const query = useManagementJobDetailQuery({ id: jobId });
  const deleted = useManagementJobDetailQuery(
    { id: jobId, deleted: true },
    { skip: !isMissing(query) },
  );
  return (
    <JobFrame
      jobId={jobId}
      active="detail"
      deleted={deleted}
      renderDeleted={(job) => <DeletedJob job={job} />}
      actions={(job) => <JobActions job={job} />}
    >
      {(job) => (
        <>
          <StatusNote job={job} />
          <Parts job={job} />
        </>
      )}
    </JobFrame>
  );
}

const nothing = () => undefined;

/** What is edited and, for staff, what happened. */
function Parts({ job }: { job: JobRecord }) {
  const { formatMessage } = useIntl();
  const name = localized(job.title, useLocale());
  const isStaff = useSession().profile?.permission !== 'Business';
  if (!isStaff) return <JobForm job={job} onSaved={nothing} />;
  const tabs: RecordTab[] = [
    {
      id: 'edit',
      label: <FormattedMessage id="business.job.tab.edit" />,
      content: () => <JobForm job={job} onSaved={nothing} />,
    },
    {
      id: 'history',
      label: <FormattedMessage id="kit.record.history" />,
      content: () => <JobHistory id={job.id} />,
    },
  ];
  return <RecordTabs label={formatMessage({ id: 'kit.record.tabs' }, { name })} tabs={tabs} />;
}

export const page: RoutePage = {
  Component: JobDetailPage,
  loader: async ({ store, params }) => {
    const { managementJobDetail, managementJobChoices } = businessApi.endpoints;
    startQueries(store, [
      managementJobDetail.initiate({ id: params.jobId ?? '' }),
      managementJobChoices.initiate(),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('business.job.detailTitle'),
    noIndex: true,
  }),
  names: jobNames,
};
