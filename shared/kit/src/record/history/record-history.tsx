import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useLocation, useNavigate } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { NoValue } from '../../resource/rows/cells.tsx';
import type { ListQuery } from '../../resource/list/resource-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { actionText, valueLines, type HistoryFormatter } from './history.model.ts';

/** An event of the api's audit log. */
export interface HistoryEvent {
  id: string;
  at: string;
  /** Null for the system; without a name when the account was deleted. */
  actor: { name: string | null } | null;
  permission: string | null;
  action: string;
  changes: readonly { field: string; before?: unknown; after?: unknown }[];
}

const SIZE = 10;

/** The page of the history in the URL, as query arguments. */
export function useHistoryPage(): { page: number; size: number } {
  const params = new URLSearchParams(useLocation().search);
  return { page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1), size: SIZE };
}

export interface RecordHistoryProps {
  /** Called with the result of `useHistoryPage`. */
  query: ListQuery<HistoryEvent>;
  wording: HistoryFormatter;
}

/** Changes of a record, newest first, with old and new values. */
export function RecordHistory({ query, wording }: RecordHistoryProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { page, size } = useHistoryPage();
  const hrefOf = (next: number) => {
    const address = new URLSearchParams(search);
    if (next > 1) address.set('page', String(next));
    else address.delete('page');
    return `${pathname}?${address.toString()}`;
  };
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Pending />;
  const { items, total } = query.data;
  if (items.length === 0) {
    return <EmptyState title={<FormattedMessage id="kit.record.history.empty" />} />;
  }
  return (
    <Stack aria-busy={query.isFetching}>
      <Events>
        {items.map((event) => (
          <Event key={event.id} event={event} wording={wording} />
        ))}
      </Events>
      <Pagination
        page={page}
        size={size}
        total={total}
        label={intl.formatMessage({ id: 'kit.record.history' })}
        hrefOf={hrefOf}
        onPage={(next) => void navigate(hrefOf(next), { preventScrollReset: true })}
      />
    </Stack>
  );
}

interface EventProps {
  event: HistoryEvent;
  wording: HistoryFormatter;
}

function Event({ event, wording }: EventProps) {
  const intl = useIntl();
  const format = useFormat();
  const formats = { intl, format };
  const { actor, permission } = event;
  const who =
    actor?.name ??
    intl.formatMessage({
      id: actor ? 'kit.record.history.someone' : 'kit.record.history.system',
    });
  const role = permission && (wording.role(permission) ?? permission);
  const values = event.changes.map(({ field, before, after }) => ({
    field,
    before: valueLines(field, before, wording, formats),
    after: valueLines(field, after, wording, formats),
  }));
  // A created record has no old values; an edit shows that a field was empty.
  const isMade = event.action !== 'Update' && values.every(({ before }) => before.length === 0);
  return (
    <li>
      <Head>
        <strong>{actionText(event.action, wording, intl)}</strong>
        <span>
          {role ? intl.formatMessage({ id: 'kit.record.history.by' }, { who, role }) : who}
        </span>
        <time dateTime={event.at}>{format.dateTime(event.at)}</time>
      </Head>
      {values.length > 0 && (
        <Changes>
          {values.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{wording.field(field) ?? field}</dt>
              {isMade ? (
                <dd>
                  <Lines lines={after} />
                </dd>
              ) : (
                <Sides>
                  <Side label="before" lines={before} />
                  <ArrowRight size={16} aria-hidden />
                  <Side label="after" lines={after} />
                </Sides>
              )}
            </div>
          ))}
        </Changes>
      )}
    </li>
  );
}

function Side({ label, lines }: { label: 'before' | 'after'; lines: readonly string[] }) {
  return (
    <SideBox $isNew={label === 'after'}>
      <small>
        <FormattedMessage id={`kit.record.history.${label}`} />
      </small>
      <Lines lines={lines} />
    </SideBox>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? <NoValue /> : lines.map((line, at) => <Line key={at}>{line}</Line>);
}

function Pending() {
  return (
    <Stack aria-busy>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} shape="box" height={120} />
      ))}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space6};
  max-width: 880px;
`;

const Events = styled.ol`
  display: grid;
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
    overflow: hidden;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space3};
  padding: ${tokens.space3} ${tokens.space4};
  strong {
    font-weight: 600;
  }
  span,
  time {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  time {
    margin-inline-start: auto;
  }
`;

const Changes = styled.dl`
  margin: 0;
  > div {
    display: grid;
    gap: ${tokens.space2};
    padding: ${tokens.space3} ${tokens.space4};
    border-block-start: 1px solid ${tokens.line};
    ${media.tablet} {
      grid-template-columns: 168px minmax(0, 1fr);
    }
  }
  dt {
    color: ${tokens.inkMuted};
  }
  dd {
    margin: 0;
  }
`;

const Sides = styled.dd`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
  gap: ${tokens.space3};
  svg {
    margin-block-start: 24px;
    color: ${tokens.inkMuted};
  }
`;

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const SideBox = styled.div<{ $isNew: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  color: ${(p) => (p.$isNew ? tokens.ink : tokens.inkMuted)};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
