import type { InboxDeclaration } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button, EmptyState, ErrorState, IconButton, Skeleton } from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import { Link, useNavigate } from '@dara/sdk/router';
import { BellOff, Settings } from 'lucide-react';
import { styled } from 'styled-components';
import { useInboxLatestQuery, useInboxReadAllMutation } from './inbox-api.ts';
import { InboxEntry } from './inbox-entry.tsx';

interface InboxPanelProps {
  inbox: InboxDeclaration;
  unread: number;
  onClose: () => void;
}

/** The panel of the bell: latest notices in each loading state, and links. */
export function InboxPanel({ inbox, unread, onClose }: InboxPanelProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const query = useInboxLatestQuery(inbox, { refetchOnMountOrArgChange: true });
  const [readAll, { isLoading: isReading }] = useInboxReadAllMutation();
  const newest = query.data?.[0];
  return (
    <Root aria-label={formatMessage({ id: 'shell.inbox.title' })}>
      <Head>
        <h2>
          <FormattedMessage id="shell.inbox.title" />
        </h2>
        {unread > 0 && newest && (
          <Button
            variant="ghost"
            size="small"
            loading={isReading}
            onClick={() => void readAll({ inbox, id: newest.id })}
          >
            <FormattedMessage id="shell.inbox.readAll" />
          </Button>
        )}
        <IconButton
          label={formatMessage({ id: 'shell.inbox.choices' })}
          icon={<Settings size={18} aria-hidden />}
          size="small"
          onClick={() => void navigate(inbox.choices)}
        />
      </Head>
      {query.isError && !query.data ? (
        <ErrorState
          compact
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <Waiting />
      ) : query.data.length === 0 ? (
        <EmptyState
          compact
          icon={<BellOff size={24} aria-hidden />}
          title={<FormattedMessage id="shell.inbox.empty" />}
        />
      ) : (
        <List>
          {query.data.map((item) => (
            <InboxEntry key={item.id} inbox={inbox} item={item} onClose={onClose} />
          ))}
        </List>
      )}
      <All to={inbox.page}>
        <FormattedMessage id="shell.inbox.all" />
      </All>
    </Root>
  );
}

function Waiting() {
  return (
    <Lines aria-busy="true">
      {[0, 1, 2].map((nth) => (
        <div key={nth}>
          <Skeleton width="60%" height={18} />
          <Skeleton width="90%" height={14} />
        </div>
      ))}
    </Lines>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space1};
  min-height: 44px;
  padding-inline-start: 12px;
  border-bottom: 1px solid ${tokens.line};
  h2 {
    flex: 1;
    margin: 0;
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
`;

const List = styled.ul`
  max-height: min(60dvh, 480px);
  margin: 0;
  padding: 4px 0;
  overflow-y: auto;
  list-style: none;
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space4};
  padding: ${tokens.space3};
  > div {
    display: grid;
    gap: ${tokens.space1};
  }
`;

const All = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  border-top: 1px solid ${tokens.line};
  color: ${tokens.brandStrong};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
