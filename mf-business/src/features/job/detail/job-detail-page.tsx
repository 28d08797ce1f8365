import type { RoutePage } from '@dara/contract';
import { isMissing, DeletedBanner } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { useParams } from '@dara/sdk/router';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import {
  endpoints as businessApi,
  useManagementJobDetailQuery,
  useManagementJobRestoreMutation,
  type JobRecord,
} from '../../../api/generated.ts';
import { JobFrame } from '../../../parts/job/job-frame.tsx';
import { jobNames } from '../../../parts/job/job-names.ts';
import { JobActions } from './job-actions.tsx';
import { JobParts } from './job-parts.tsx';
import { StatusNote } from './status-note.tsx';
import { JobHeading } from '../../../parts/job/job-heading.tsx';

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
          <JobParts job={job} />
        </>
      )}
    </JobFrame>
  );
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

/** A deleted job: what it was, and how to restore it. */
function DeletedJob({ job }: { job: JobRecord }) {
  const name = localized(job.title, useLocale());
  const [restore] = useManagementJobRestoreMutation();
  return (
    <>
      <JobHeading job={job} isDeleted />
      <DeletedBanner name={name} onRestore={() => restore({ id: job.id }).unwrap()}>
        <FormattedMessage id="business.job.deletedText" />
      </DeletedBanner>
    </>
  );
}
