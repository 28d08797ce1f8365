import { FormattedMessage } from '@dara/sdk/i18n';
import { RecordPage, type RecordPageProps } from '@dara/kit/record';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useManagementJobDetailQuery, type JobRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { JobHeading } from './job-heading.tsx';
import { JobTabs, type JobTab } from './job-tabs.tsx';

export interface JobFrameProps extends Pick<
  RecordPageProps<JobRecord>,
  'deleted' | 'renderDeleted'
> {
  jobId: string;
  /** The tab of this page. */
  active: JobTab;
  /** Actions at the end of the heading. */
  actions?: (job: JobRecord) => ReactNode;
  /** Content below the tabs; a function receives the job. */
  children: ReactNode | ((job: JobRecord) => ReactNode);
}

/** A job in management: what it is and its status, links to its parts, and one of them. */
export function JobFrame({ jobId, active, actions, children, ...deleted }: JobFrameProps) {
  const query = useManagementJobDetailQuery({ id: jobId });
  return (
    <RecordPage
      title={<FormattedMessage id="business.job.detailTitle" />}
      query={query}
      missing={{ message: { id: 'agency.error.JOB_NOT_EXIST' }, path: paths.jobs }}
      {...deleted}
    >
      {(job) => (
        <Page key={jobId}>
          <JobHeading job={job}>{actions?.(job)}</JobHeading>
          <JobTabs job={job} active={active} />
          {typeof children === 'function' ? children(job) : children}
        </Page>
      )}
    </RecordPage>
  );
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
