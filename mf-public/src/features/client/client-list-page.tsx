import type { RoutePage } from '@dara/contract';
import { FormattedMessage, defineMessages, useIntl } from '@dara/sdk/i18n';
import { ListEmpty, listArgs, readListState, useListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { ButtonLink, ErrorState, Pagination, SectionHeading } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { endpoints as publicApi, useClientListQuery } from '../../api/generated.ts';
import { listHead } from '../../list-head.ts';
import { loadQueries } from '../../load-queries.ts';
import { ClientWall, ClientWallSkeleton } from '../../parts/cards/client-wall.tsx';
import { PageColumn } from '../../parts/page-column.tsx';
import { Prompt } from '../../parts/prompt.tsx';
import { paths } from '../../paths.ts';

const messages = defineMessages({
  title: { id: 'public.client.title' },
  lead: { id: 'public.client.lead' },
  description: { id: 'public.client.description' },
  empty: { id: 'public.client.empty' },
  join: { id: 'public.client.join' },
  joinText: { id: 'public.client.joinText' },
  joinAction: { id: 'public.client.joinAction' },
});

/** The logo wall has a fixed order and no filters: the URL holds only the page number. */
const spec = { sizes: [24], sorts: [], filters: {} } as const;

function ClientListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(spec);
  const query = useClientListQuery(listArgs(list));
  return (
    <PageColumn>
      <SectionHeading level={1} lead={<FormattedMessage {...messages.lead} />}>
        <FormattedMessage {...messages.title} />
      </SectionHeading>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <div aria-busy="true">
          <ClientWallSkeleton />
        </div>
      ) : query.data.items.length === 0 ? (
        <ListEmpty
          list={list}
          total={query.data.total}
          empty={{
            title: <FormattedMessage {...messages.empty} />,
            text: <FormattedMessage id="public.comeBack" />,
          }}
        />
      ) : (
        <>
          <ClientWall clients={query.data.items} />
          <Pages
            page={list.page}
            size={list.size}
            total={query.data.total}
            label={formatMessage(messages.title)}
            hrefOf={list.hrefOf}
          />
        </>
      )}
      <Prompt
        title={messages.join}
        text={messages.joinText}
        control={
          <ButtonLink to={paths.registerBusiness} variant="primary" size="large">
            <FormattedMessage {...messages.joinAction} />
          </ButtonLink>
        }
      />
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: ClientListPage,
  loader: async ({ store, url, signal }) => {
    const args = listArgs(readListState(url.searchParams, spec));
    await loadQueries(store, [publicApi.endpoints.clientList.initiate(args)], signal);
    return null;
  },
  head: (args) =>
    listHead(args, {
      spec,
      path: paths.clients,
      title: args.formatMessage(messages.title.id),
      description: args.formatMessage(messages.description.id),
    }),
};

const Pages = styled(Pagination)`
  margin-block-start: ${tokens.space8};
`;
