import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { startQueries } from '@dara/kit/resource';
import { useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import { ErrorState, TextLink, headingRule } from '@dara/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as businessApi,
  useManagementDashboardQuery,
  type Dashboard,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { groupFigures } from './dashboard.model.ts';
import { DueList } from './due-list.tsx';
import { FigureGrid, FigureGridSkeleton } from './figure-grid.tsx';
import { StageBars } from './stage-bars.tsx';
import { WeeksSection } from './weeks-section.tsx';

function DashboardPage() {
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const { data, error, refetch } = useManagementDashboardQuery();
  return (
    <Page>
      <Head>
        <div>
          <h1>
            <FormattedMessage {...dashboardMessages.title} />
          </h1>
          <p>
            <FormattedMessage {...dashboardMessages[isBusiness ? 'leadOwn' : 'lead']} />
          </p>
        </div>
        {!isBusiness && (
          <TextLink to={paths.dashboardProfile}>
            <FormattedMessage id="business.dashboard.profile.title" />
          </TextLink>
        )}
      </Head>
      {data ? (
        <Content {...{ dashboard: data, isBusiness }} />
      ) : error ? (
        <ErrorState level={2} error={error} onRetry={() => void refetch()} />
      ) : (
        <FigureGridSkeleton count={isBusiness ? 8 : 12} />
      )}
    </Page>
  );
}

function Content({ dashboard, isBusiness }: { dashboard: Dashboard; isBusiness: boolean }) {
  return (
    <>
      {groupFigures(dashboard.figures, isBusiness).map(({ group, figures }) => (
        <Section key={group} title={<FormattedMessage id={`business.dashboard.${group}`} />}>
          <FigureGrid
            figures={figures}
            isUrgent={group === 'waiting' || group === 'waitingForYou'}
          />
        </Section>
      ))}
      <Columns>
        <Section title={<FormattedMessage id="business.dashboard.due" />}>
          <DueList due={dashboard.due} />
        </Section>
        <StageBars stages={dashboard.stages} />
      </Columns>
      <Section title={<FormattedMessage id="business.dashboard.weeks" />}>
        <WeeksSection weeks={dashboard.weeks} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  max-width: ${tokens.contentWidth};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space3} ${tokens.space5};

  h1 {
    ${headingRule(3)}
  }

  p {
    color: ${tokens.inkMuted};
  }
`;

const Title = styled.h2`
  margin-block-end: ${tokens.space3};
  font-size: 1.125rem;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const page: RoutePage = {
  Component: DashboardPage,
  loader: async ({ store }) => {
    startQueries(store, [businessApi.endpoints.managementDashboard.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage(dashboardMessages.title.id),
    noIndex: true,
  }),
};
