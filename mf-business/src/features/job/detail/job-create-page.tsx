import type { RoutePage } from '@dara/contract';
import { startQueries } from '@dara/kit/resource';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { endpoints as businessApi } from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { JobForm } from '../form/job-form.tsx';

/** The address without an id makes a new job. */
function JobCreatePage() {
  const navigate = useNavigate();
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="business.job.createLead" />}>
        <FormattedMessage id="business.job.create" />
      </SectionHeading>
      <JobForm
        onSaved={(job) => void navigate(paths.jobDetail(job.id), { replace: true })}
        onCancel={() => void navigate(paths.jobs)}
      />
    </Page>
  );
}

export const page: RoutePage = {
  Component: JobCreatePage,
  loader: async ({ store }) => {
    startQueries(store, [businessApi.endpoints.managementJobChoices.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('business.job.create'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
