import type { RoutePage } from '@dara/contract';
import { startQueries } from '@dara/kit/resource';
import { ErrorState, SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { endpoints as cmsApi, useManagementGoLiveQuery } from '../../api/generated.ts';
import { GoLiveTable } from './go-live-table.tsx';
import { countOpen } from './go-live.model.ts';

/** Remaining demonstration or missing values, with links to edit them. */
function GoLivePage() {
  const query = useManagementGoLiveQuery();
  const { data, isError, error, isFetching, refetch } = query;
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="cms.golive.lead" />}>
        <FormattedMessage id="cms.golive.title" />
      </SectionHeading>
      {isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Summary role="status">
            {data && (
              <FormattedMessage
                id="cms.golive.open"
                values={{ open: countOpen(data.items), total: data.items.length }}
              />
            )}
          </Summary>
          <GoLiveTable items={data?.items} busy={isFetching} />
        </>
      )}
    </>
  );
}

const Summary = styled.p`
  min-height: 1.6em;
  margin-block-end: ${tokens.space4};
  font-weight: 600;
`;

export const page: RoutePage = {
  Component: GoLivePage,
  loader: async ({ store }) => {
    startQueries(store, [cmsApi.endpoints.managementGoLive.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('cms.golive.title'), noIndex: true }),
};
