import { RelativeDate } from '@dara/kit/resource';
import { useHistoryPage } from '@dara/kit/record';
import { Button, ErrorState, Pagination, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useLocation, useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementContentPageVersionsQuery,
  type ContentPageVersionRow,
  type ManagementContentPage,
} from '../../api/generated.ts';
import { PageChanges } from './page-changes.tsx';
import { RestoreVersion } from './restore-version.tsx';

/** All versions of a page, newest first: author, changes, and the action to restore one. */
export function PageVersions({ content }: { content: ManagementContentPage }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { page, size } = useHistoryPage();
  const query = useManagementContentPageVersionsQuery({ slug: content.slug, page, size });
  const hrefOf = (next: number) => {
    const address = new URLSearchParams(search);
    address.set('page', String(next));
    return `${pathname}?${address.toString()}`;
  };
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Skeleton shape="box" height={320} />;
  return (
    <>
      <List aria-busy={query.isFetching}>
        {query.data.items.map((version) => (
          <Version key={version.version} version={version} content={content} />
        ))}
      </List>
      <Pagination
        page={page}
        size={size}
        total={query.data.total}
        label={formatMessage({ id: 'cms.page.tab.versions' })}
        hrefOf={hrefOf}
        onPage={(next) => void navigate(hrefOf(next), { preventScrollReset: true })}
      />
    </>
  );
}

interface VersionProps {
  version: ContentPageVersionRow;
  content: ManagementContentPage;
}

function Version({ version: row, content }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { version } = row;
  const isCurrent = version === content.version;
  const what = version === 1 ? 'Text' : 'Changes';
  const { formatList, formatMessage } = useIntl();
  const nameOf = (part: string) => formatMessage({ id: `cms.page.field.${part}` });
  return (
    <li>
      <Head>
        <h3>
          <FormattedMessage
            id={isCurrent ? 'cms.page.versionNow' : 'cms.page.version'}
            values={{ version }}
          />
        </h3>
        <span>{row.createdBy ?? <FormattedMessage id="kit.record.history.system" />}</span>
        <RelativeDate value={row.createdAt} />
        {version > 1 && row.changed.length > 0 && (
          <span>{formatList(row.changed.map(nameOf), { type: 'unit' })}</span>
        )}
        {row.consents > 0 && (
          <span>
            <FormattedMessage id="cms.page.consents" values={{ count: row.consents }} />
          </span>
        )}
        <Actions>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <FormattedMessage id={`cms.page.${isOpen ? 'hide' : 'show'}${what}`} />
          </Button>
          {!isCurrent && <RestoreVersion version={version} content={content} />}
        </Actions>
      </Head>
      {isOpen && <PageChanges slug={content.slug} version={version} />}
    </li>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${tokens.space4};
  max-width: 880px;
  margin: 0 0 ${tokens.space6};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${tokens.space4};
    padding: ${tokens.space4};
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space4};
  color: ${tokens.inkMuted};
  h3 {
    color: ${tokens.ink};
    font-size: ${tokens.textBody};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  margin-inline-start: auto;
`;
