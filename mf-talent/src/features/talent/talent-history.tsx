import { useFormat } from '@dara/shared/format';
import { FormattedMessage, useIntl, useLocale } from '@dara/shared/i18n';
import { NoValue } from '@dara/shared/resource';
import { useLocation, useNavigate } from '@dara/shared/router';
import { media, tokens } from '@dara/shared/theme';
import { EmptyState, ErrorState, Pagination, Skeleton } from '@dara/shared/ui';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useManagementTalentAuditQuery,
  useTalentTagsQuery,
  type TalentAuditEvent,
} from '../../api/generated.ts';
import { actionName, fieldName, valueLines, type HistoryWords } from './history.model.ts';

const SIZE = 10;

/** Who changed what of a talent, the latest first, before and after. */
export function TalentHistory({ id }: { id: string }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useManagementTalentAuditQuery({ id, page, size: SIZE });
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
    return <EmptyState title={<FormattedMessage id="talent.manage.history.empty" />} />;
  }
  return (
    <Stack aria-busy={query.isFetching}>
      <Events>
        {items.map((event) => (
          <HistoryEvent key={event.id} event={event} />
        ))}
      </Events>
      <Pagination
        page={page}
        size={SIZE}
        total={total}
        label={intl.formatMessage({ id: 'talent.manage.tab.history' })}
        hrefOf={hrefOf}
        onPage={(next) => void navigate(hrefOf(next), { preventScrollReset: true })}
      />
    </Stack>
  );
}

function HistoryEvent({ event }: { event: TalentAuditEvent }) {
  const intl = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const { data: tags = [] } = useTalentTagsQuery();
  const words: HistoryWords = { intl, format, tags, locale };
  const who =
    event.actor?.name ??
    intl.formatMessage({
      id: event.actor ? 'talent.manage.history.someone' : 'talent.manage.history.system',
    });
  return (
    <li>
      <Head>
        <strong>{actionName(event.action, intl)}</strong>
        <span>
          {event.permission
            ? intl.formatMessage(
                { id: 'talent.manage.history.by' },
                { who, role: intl.formatMessage({ id: `talent.manage.role.${event.permission}` }) },
              )
            : who}
        </span>
        <time dateTime={event.at}>{format.dateTime(event.at)}</time>
      </Head>
      {event.changes.length > 0 && (
        <Changes>
          {event.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldName(field, intl)}</dt>
              <dd>
                <Side label="before" lines={valueLines(field, before, words)} />
                <ArrowRight size={16} aria-hidden />
                <Side label="after" lines={valueLines(field, after, words)} />
              </dd>
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
        <FormattedMessage id={`talent.manage.history.${label}`} />
      </small>
      {lines.length === 0 ? <NoValue /> : lines.map((line, at) => <span key={at}>{line}</span>)}
    </SideBox>
  );
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
    display: grid;
    grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
    gap: ${tokens.space3};
    margin: 0;
  }
  svg {
    margin-block-start: 24px;
    color: ${tokens.inkMuted};
  }
`;

const SideBox = styled.div<{ $isNew: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: ${(p) => (p.$isNew ? tokens.ink : tokens.inkMuted)};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
