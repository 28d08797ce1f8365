import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ChipRow, ListEmpty, useListState, yesOrNo, type ListSpec } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import {
  Button,
  ButtonLink,
  Chip,
  ErrorState,
  Pagination,
  SectionHeading,
  Skeleton,
  InboxEntry,
} from '@dara/kit/ui';
import { CheckCheck, Settings } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useNoticeListQuery,
  useNoticeReadAllMutation,
  useNoticeReadMutation,
  type Notice,
} from '../../api/generated.ts';

/** What the list of notices allows in its address. */
const noticeListSpec = {
  sizes: [20],
  sorts: [],
  filters: { unread: yesOrNo },
} as const satisfies ListSpec<{ unread: typeof yesOrNo }>;

const CHOICE_PATH = '/management/setting/notice';

/** All notices of a user, read and unread. */
function NoticeListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(noticeListSpec);
  const query = useNoticeListQuery(list.args, { refetchOnMountOrArgChange: true });
  const [readAll, { isLoading: isReading }] = useNoticeReadAllMutation();
  const { data } = query;
  const { unread } = list.filters;
  const newest = list.page === 1 ? data?.items[0] : undefined;
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="setting.notice.list.lead" />}>
        <FormattedMessage id="setting.notice.list.title" />
      </SectionHeading>
      <Bar>
        <ChipRow role="group" aria-label={formatMessage({ id: 'setting.notice.list.filter' })}>
          <Chip selected={!unread} onClick={() => list.setFilters({ unread: undefined })}>
            <FormattedMessage id="setting.notice.list.every" />
          </Chip>
          <Chip selected={unread === true} onClick={() => list.setFilters({ unread: true })}>
            <FormattedMessage id="setting.notice.list.unread" />
          </Chip>
        </ChipRow>
        <Tools>
          {newest && (
            <Button
              size="small"
              loading={isReading}
              icon={<CheckCheck size={18} aria-hidden />}
              onClick={() => void readAll({ noticeReadBody: { upToId: newest.id } })}
            >
              <FormattedMessage id="setting.notice.list.readAll" />
            </Button>
          )}
          <ButtonLink size="small" to={CHOICE_PATH} icon={<Settings size={18} aria-hidden />}>
            <FormattedMessage id="setting.notice.list.choices" />
          </ButtonLink>
        </Tools>
      </Bar>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !data ? (
        <Waiting />
      ) : data.items.length === 0 ? (
        <ListEmpty
          list={list}
          total={data.total}
          empty={{
            title: <FormattedMessage id="setting.notice.list.empty.title" />,
            text: <FormattedMessage id="setting.notice.list.empty.text" />,
          }}
        />
      ) : (
        <Entries aria-busy={query.isFetching || undefined}>
          {data.items.map((item) => (
            <NoticeEntry key={item.id} item={item} />
          ))}
        </Entries>
      )}
      {data && !query.isError && (
        <Pagination
          page={list.page}
          size={list.size}
          total={data.total}
          label={formatMessage({ id: 'setting.notice.list.title' })}
          hrefOf={list.hrefOf}
          onPage={list.setPage}
        />
      )}
    </Page>
  );
}

function Waiting() {
  return (
    <Entries as="div" aria-busy="true">
      {[0, 1, 2, 3].map((nth) => (
        <Row key={nth}>
          <Skeleton width="48%" height={20} />
          <Skeleton width="80%" height={16} />
        </Row>
      ))}
    </Entries>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  max-width: 800px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space3};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;

const Entries = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  list-style: none;
  transition: opacity ${tokens.motionFast} ${tokens.easing};
  &[aria-busy] {
    opacity: 0.6;
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${tokens.space2};
  padding: ${tokens.space4};
`;

export const page: RoutePage = {
  Component: NoticeListPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.notice.list.title'),
    noIndex: true,
  }),
};

/** One notice: opening it notes that it was read. */
function NoticeEntry({ item }: { item: Notice }) {
  const [read] = useNoticeReadMutation();
  const handleOpen = () => {
    if (item.readAt === null) void read({ id: item.id });
  };
  return (
    <Item>
      <InboxEntry item={item} onOpen={handleOpen} />
    </Item>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${tokens.line};
  }
`;
