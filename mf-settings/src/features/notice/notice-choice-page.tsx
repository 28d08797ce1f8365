import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { ErrorState, SectionHeading, Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useEffect } from 'react';
import { useNoticeChoiceListQuery, useLineStatusQuery } from '../../api/generated.ts';
import { KindChoice } from './kind-choice.tsx';
import { LineChannel } from './line-channel.tsx';

/** Where people choose what they are written to about, when, and whether by LINE too. */
function NoticeChoicePage() {
  const { profile } = useSession();
  const query = useNoticeChoiceListQuery();
  const line = useLineStatus();
  const { data } = query;
  const isReady = data !== undefined && (line.data !== undefined || line.isError);
  const hasLine = Boolean(line.data?.linkedAt);
  return (
    <Page>
      <SectionHeading
        level={1}
        lead={
          <FormattedMessage
            id="setting.notice.choice.lead"
            values={{ email: <Email>{profile?.email}</Email> }}
          />
        }
      >
        <FormattedMessage id="setting.notice.choice.title" />
      </SectionHeading>
      {query.isError && !data ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          {isReady && line.data?.isOffered && (
            <LineChannel
              status={line.data}
              isChecking={line.isFetching}
              onCheck={() => void line.refetch()}
            />
          )}
          <Sheet aria-busy={!isReady || undefined}>
            {isReady
              ? data.items.map((item) => <KindChoice key={item.kind} {...item} hasLine={hasLine} />)
              : [0, 1, 2, 3].map((nth) => <Skeleton key={nth} height={56} />)}
          </Sheet>
        </>
      )}
      <Note>
        <FormattedMessage id="setting.notice.choice.bell" />
      </Note>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  max-width: 800px;
`;

const Email = styled.strong`
  overflow-wrap: anywhere;
`;

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  padding: ${tokens.space5} ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
`;

const Note = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

export const page: RoutePage = {
  Component: NoticeChoicePage,
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.notice.choice.title'),
    noIndex: true,
  }),
};

/** The status of the LINE link; refetched when the tab is focused, because linking happens in LINE. */
function useLineStatus() {
  const query = useLineStatusQuery();
  const { data, refetch } = query;
  const isAwaited = data !== undefined && data.isOffered && data.linkedAt === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [isAwaited, refetch]);
  return query;
}
