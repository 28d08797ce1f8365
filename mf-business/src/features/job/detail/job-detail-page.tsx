import type { RoutePage } from '@dara/contract';
import { isMissing } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { useParams } from '@dara/sdk/router';
import { endpoints as businessApi, useManagementJobDetailQuery } from '../../../api/generated.ts';
import { JobFrame } from '../../../parts/job/job-frame.tsx';
import { jobNames } from '../../../parts/job/job-names.ts';
import { DeletedJob } from './deleted-job.tsx';
import { JobActions } from './job-actions.tsx';
import { JobParts } from './job-parts.tsx';
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
