import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ChipRow, ListEmpty, type ListQuery, type ListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Chip, ErrorState, Pagination, Skeleton, VisuallyHidden } from '@dara/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Entries, Entry } from './own-job.styles.ts';

interface OwnListProps<Item, Status extends string, Specs> {
  label: string;
  list: ListState<Specs>;
  query: ListQuery<Item>;
  status: Status | undefined;
  statuses: readonly Status[];
  statusLabel: (status: Status) => ReactNode;
  onStatus: (status: Status | undefined) => void;
  empty: { title: ReactNode; text: ReactNode; action: ReactNode };
  children: (item: Item) => ReactNode;
}

/** A talent's applications or invitations: status filter, pagination, loading states. */
export function OwnList<Item, Status extends string, Specs>(
  props: OwnListProps<Item, Status, Specs>,
) {
  const { label, list, query, status, statuses, statusLabel, onStatus, empty, children } = props;
  const { formatMessage } = useIntl();
  const { data } = query;
  const hasNothing = status === undefined && data?.total === 0;
  return (
    <Stack>
      {!hasNothing && (
        <ChipRow role="group" aria-label={formatMessage({ id: 'talent.ownJob.filter' })}>
          <Chip selected={status === undefined} onClick={() => onStatus(undefined)}>
            <FormattedMessage id="talent.ownJob.all" />
          </Chip>
          {statuses.map((one) => (
            <Chip key={one} selected={status === one} onClick={() => onStatus(one)}>
              {statusLabel(one)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <VisuallyHidden role="status">
        {data && !query.isFetching && !query.isError && (
          <FormattedMessage id="kit.resource.count" values={{ total: data.total }} />
        )}
      </VisuallyHidden>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !data ? (
        <Waiting />
      ) : data.items.length === 0 ? (
        <ListEmpty list={list} total={data.total} empty={empty} />
      ) : (
        <Dimmed aria-label={label} aria-busy={query.isFetching || undefined}>
          {data.items.map(children)}
        </Dimmed>
      )}
      {data && !query.isError && (
        <Pagination
          page={list.page}
          size={list.size}
          total={data.total}
          label={label}
          hrefOf={list.hrefOf}
          onPage={list.setPage}
        />
      )}
    </Stack>
  );
}

/** Skeleton of the entries. */
export function Waiting() {
  const id = useId();
  return (
    <Entries as="div" aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Entry as="div" key={`${id}${index}`}>
          <Lines>
            <Skeleton width={88} height={14} />
            <Skeleton width="64%" height={22} />
            <Skeleton width="40%" height={14} />
          </Lines>
          <Skeleton height={44} />
          <Skeleton shape="box" width={144} height={36} />
        </Entry>
      ))}
    </Entries>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space2};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
`;

const Dimmed = styled(Entries)`
  transition: opacity ${tokens.motionFast} ${tokens.easing};
  &[aria-busy] {
    opacity: 0.6;
  }
`;
