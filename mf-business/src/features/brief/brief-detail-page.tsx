import type { RoutePage } from '@dara/contract';
import { RecordHeading, RecordPage } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { Badge } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { endpoints as businessApi, useManagementBriefDetailQuery } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { BriefFacts } from './brief-facts.tsx';
import { BriefJob } from './brief-job.tsx';

function BriefDetailPage() {
  const { briefId: id = '' } = useParams();
  return (
    <RecordPage
      title={<FormattedMessage id="business.brief.detailTitle" />}
      query={useManagementBriefDetailQuery({ id })}
      missing={{ message: { id: 'business.brief.missing' }, path: paths.briefs }}
    >
      {(brief) => (
        <Page key={id}>
          <RecordHeading
            name={brief.project}
            notes={[brief.name, brief.company]
              .filter((note) => note !== null)
              .map((note) => (
                <span key={note}>{note}</span>
              ))}
            marks={
              brief.isTonight && (
                <Badge tone="warning">
                  <FormattedMessage id="business.brief.tonight" />
                </Badge>
              )
            }
          />
          <BriefJob brief={brief} />
          <BriefFacts brief={brief} />
        </Page>
      )}
    </RecordPage>
  );
}

export const page: RoutePage = {
  Component: BriefDetailPage,
  loader: async ({ store, params }) => {
    const { managementBriefDetail, managementJobChoices } = businessApi.endpoints;
    startQueries(store, [
      managementBriefDetail.initiate({ id: params.briefId ?? '' }),
      managementJobChoices.initiate(),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('business.brief.detailTitle'),
    noIndex: true,
  }),
  names: ({ store, params }) => ({
    briefId: businessApi.endpoints.managementBriefDetail.select({ id: params.briefId ?? '' })(
      store.getState() as never,
    ).data?.project,
  }),
};

const Page = styled.div`
  display: grid;
  gap: ${tokens.space6};
  max-width: ${tokens.contentWidth};
`;
