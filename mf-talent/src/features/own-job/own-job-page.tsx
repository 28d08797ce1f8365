import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { startQueries } from '@dara/kit/resource';
import { useSearchParams } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Badge, ButtonLink, Skeleton, Tabs, VisuallyHidden } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { endpoints as talentApi, useJobRequestJobQuery } from '../../api/generated.ts';
import { Applications } from './applications.tsx';
import { Invitations } from './invitations.tsx';
import { Waiting } from './own-list.tsx';
import { paths } from '../../paths.ts';
import { OPEN_REQUESTS, TABS, type TabName } from './own-job.model.ts';

function OwnJobPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const open = useJobRequestJobQuery(OPEN_REQUESTS);
  const waiting = open.data?.total ?? 0;
  const [first, setFirst] = useState<TabName>();
  // With pending invitations that tab is opened, and stays open after the last answer.
  if (!first && (open.data || open.isError)) {
    setFirst(waiting > 0 ? 'invitations' : 'applications');
  }
  const tab = TABS.find((name) => name === params.get('tab')) ?? first;
  return (
    <Page>
      <Head>
        <div>
          <h1>
            <FormattedMessage id="talent.ownJob.title" />
          </h1>
          <p>
            <FormattedMessage id="talent.ownJob.lead" />
          </p>
        </div>
        <ButtonLink to={paths.jobs} size="small">
          <FormattedMessage id="talent.ownJob.openJobs" />
        </ButtonLink>
      </Head>
      {tab ? (
        <Tabs
          label={formatMessage({ id: 'talent.ownJob.title' })}
          value={tab}
          onChange={(next) => setParams({ tab: next }, { replace: true, preventScrollReset: true })}
          items={[
            {
              id: 'applications',
              label: <FormattedMessage id="talent.ownJob.applications" />,
              content: <Applications />,
            },
            {
              id: 'invitations',
              label: <FormattedMessage id="talent.ownJob.invitations" />,
              badge: waiting > 0 && <OpenCount count={waiting} />,
              content: <Invitations />,
            },
          ]}
        />
      ) : (
        <Pending>
          <Skeleton width={220} height={24} />
          <Waiting />
        </Pending>
      )}
    </Page>
  );
}

function OpenCount({ count }: { count: number }) {
  const { formatNumber } = useIntl();
  return (
    <Badge tone="brand">
      <span aria-hidden>{formatNumber(count)}</span>
      <VisuallyHidden>
        <FormattedMessage id="talent.ownJob.waiting" values={{ count }} />
      </VisuallyHidden>
    </Badge>
  );
}

export const page: RoutePage = {
  Component: OwnJobPage,
  loader: async ({ store }) => {
    startQueries(store, [talentApi.endpoints.jobRequestJob.initiate(OPEN_REQUESTS)]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('talent.ownJob.title'), noIndex: true }),
};

const Pending = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  padding-block-start: ${tokens.space3};
`;

const Page = styled.div`
  max-width: 960px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space2} ${tokens.space4};
  margin-block-end: ${tokens.space4};
  h1 {
    margin: 0;
    font-size: ${tokens.textTitle};
  }
  p {
    margin-block-start: ${tokens.space1};
    color: ${tokens.inkMuted};
  }
`;
