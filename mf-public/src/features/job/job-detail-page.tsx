import type { RoutePage } from '@dara/contract';
import { jobTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { Breadcrumb, ErrorState, Image, Skeleton, Tag } from '@dara/kit/ui';
import { endpoints as publicApi, useJobDetailQuery, type JobDetail } from '../../api/generated.ts';
import { loadDetail } from '../../load-detail.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { ShareButtons } from '../../parts/share/share-buttons.tsx';
import { paths } from '../../paths.ts';
import { HowToApply } from './how-to-apply.tsx';
import * as S from './job-detail.styles.ts';
import { JobGlance } from './job-glance.tsx';
import { TermsFacts, WantedFacts } from './job-facts.tsx';
import { jobHead } from './job-head.ts';
import { jobMessages } from './job.messages.ts';
import { WholeWords } from '../../parts/text/whole-words.tsx';

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
          <S.Copy>
            <Skeleton width="70%" height={44} />
            <Skeleton shape="box" ratio="16 / 9" />
          </S.Copy>
          <Skeleton shape="box" height={280} />
        </S.Columns>
      )}
    </PageColumn>
  );
}

function Job({ job }: { job: JobDetail }) {
  const locale = useLocale();
  const company = localized(job.companyName, locale);
  return (
    <S.Columns>
      <S.Copy>
        <header>
          <S.Kind>
            <FormattedMessage {...jobTypeMessages[job.jobType]} />
          </S.Kind>
          <h1>
            <WholeWords>{localized(job.title, locale)}</WholeWords>
          </h1>
          {company && (
            <S.Company>
              {job.companyLogo && (
                <Image image={job.companyLogo} alt="" ratio="3 / 1" sizes="96px" />
              )}
              {company}
            </S.Company>
          )}
          <S.Glance>
            <JobGlance job={job} />
          </S.Glance>
        </header>
        {job.image && (
          <S.Cover>
            <Image image={job.image} sizes="(min-width: 960px) 780px, 92vw" priority />
          </S.Cover>
        )}
        <S.Text>
          <WholeWords>{localized(job.description, locale)}</WholeWords>
        </S.Text>
        {job.tags.length > 0 && (
          <S.Tags role="list">
            {job.tags.map((tag) => (
              <li key={tag.id}>
                <Tag>{localized(tag, locale)}</Tag>
              </li>
            ))}
          </S.Tags>
        )}
        <S.Section aria-labelledby="wanted-title">
          <h2 id="wanted-title">
            <FormattedMessage id="public.job.wanted" />
          </h2>
          <WantedFacts job={job} />
        </S.Section>
        <S.Section aria-labelledby="terms-title">
          <h2 id="terms-title">
            <FormattedMessage id="public.job.terms" />
          </h2>
          <TermsFacts job={job} />
        </S.Section>
        <ShareButtons path={paths.job(job.id)} />
      </S.Copy>
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
