import { Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SavedDialogProps<Row> {
  title: string;
  lead: string;
  /** Shown while nothing is saved. */
  none: string;
  size?: 'small';
  query: {
    data?: { items: readonly Row[] } | undefined;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  onClose: () => void;
  /** Name and date of a row in a `<p>`, then its buttons. */
  children: (row: Row) => ReactNode;
}

/** What was saved under names. */
export function SavedDialog<Row extends { id: string }>(props: SavedDialogProps<Row>) {
  const { title, lead, none, size, onClose, children } = props;
  const { data, isError, error, isFetching, refetch } = props.query;
  return (
    <Dialog open onClose={onClose} title={title} description={lead} {...(size && { size })}>
      {isError ? (
        <ErrorState compact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="box" height={120} />
      ) : data.items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Rows role="list">
          {data.items.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </Rows>
      )}
    </Dialog>
  );
}

const Rows = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space1};
    padding-block: ${tokens.space2};
    border-block-end: 1px solid ${tokens.line};
  }
  p {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
