import type { RoutePage } from '@dara/contract';
import { JobContent } from '@dara/agency/job';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { Breadcrumb, ErrorState, Skeleton } from '@dara/kit/ui';
import { endpoints as publicApi, useJobDetailQuery, type JobDetail } from '../../api/generated.ts';
import { loadDetail } from '../../load-detail.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { ShareButtons } from '../../parts/share/share-buttons.tsx';
import { paths } from '../../paths.ts';
import { HowToApply } from './how-to-apply.tsx';
import * as S from './job-detail.styles.ts';
import { jobHead } from './job-head.ts';
import { jobMessages } from './job.messages.ts';
import { UnbrokenWords } from '../../parts/text/unbroken-words.tsx';

function JobDetailPage() {
  const { jobId = '' } = useParams();
  const locale = useLocale();
  const query = useJobDetailQuery({ id: jobId });
  const { currentData: job, isError, error, isFetching, refetch } = query;
  return (
    <PageColumn>
      <Breadcrumb
        items={[
          { label: <FormattedMessage {...jobMessages.title} />, to: paths.jobs },
          { label: job ? localized(job.title, locale) : '…' },
        ]}
      />
      {job ? (
        <Job job={job} />
      ) : isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <S.Columns as="div" aria-busy="true">
          <S.Pending>
            <Skeleton width="70%" height={44} />
            <Skeleton shape="box" ratio="16 / 9" />
          </S.Pending>
          <Skeleton shape="box" height={280} />
        </S.Columns>
      )}
    </PageColumn>
  );
}

function Job({ job }: { job: JobDetail }) {
  return (
    <S.Columns>
      <JobContent job={job} words={(text) => <UnbrokenWords>{text}</UnbrokenWords>}>
        <ShareButtons path={paths.job(job.id)} />
      </JobContent>
      <HowToApply job={job} />
    </S.Columns>
  );
}

export const page: RoutePage = {
  Component: JobDetailPage,
  loader: async ({ store, params }) => {
    const query = publicApi.endpoints.jobDetail.initiate({ id: params.jobId ?? '' });
    const missing = { messageId: 'agency.error.JOB_NOT_EXIST', backTo: paths.jobs };
    return (await loadDetail<JobDetail>(store, query, missing)) ?? null;
  },
  head: jobHead,
};
