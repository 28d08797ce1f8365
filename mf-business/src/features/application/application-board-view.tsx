import { EmptyState, ErrorState, NoPermission, type MenuItem } from '@dara/kit/ui';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import {
  useManagementJobDetailQuery,
  type ApplicationBoard,
  type ApplicationRow,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import type { Stage } from './stages.ts';
import { Board, type BoardProps } from './board/board.tsx';
import { BoardSkeleton } from './board/board-skeleton.tsx';

export interface ApplicationBoardViewProps extends Omit<BoardProps, 'rows' | 'itemsOf'> {
  rows: BoardProps['rows'] | undefined;
  query: {
    data?: ApplicationBoard;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  jobId: string;
  isFiltered: boolean;
  movesOf: (row: ApplicationRow) => MenuItem[];
}

/** If the shooting days are known, hiring books them. */
const HELD_FOR: readonly Stage[] = ['Applied', 'Shortlisted', 'Hold'];

/** The board in each loading state. */
export function ApplicationBoardView(props: ApplicationBoardViewProps) {
  const { query, rows, jobId, isFiltered, movesOf, ...board } = props;
  const { onOpen, isStaff } = board;
  const { shootFrom, shootTo, castingDate } = useManagementJobDetailQuery({ id: jobId }).data ?? {};
  const from = shootFrom ?? castingDate;
  const { data } = query;
  const itemsOf = useCallback(
    (row: ApplicationRow): MenuItem[] => [
      {
        id: 'open',
        label: <FormattedMessage id="business.application.open" />,
        onSelect: () => onOpen(row.id),
      },
      ...(isStaff && HELD_FOR.includes(row.status)
        ? [
            {
              id: 'book',
              label: <FormattedMessage id="business.booking.add" />,
              to: paths.bookDays({ talentId: row.talentId, jobId, from, to: shootTo }),
            },
          ]
        : []),
      ...movesOf(row).map((item, index) => (index === 0 ? { ...item, separated: true } : item)),
    ],
    [onOpen, movesOf, isStaff, jobId, from, shootTo],
  );
  if (query.isError && !data) {
    if (isApiError(query.error) && query.error.status === 403) return <NoPermission />;
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data || !rows) {
    return <BoardSkeleton />;
  }
  if (data.total === 0 && !isFiltered) {
    return (
      <EmptyState title={<FormattedMessage id="business.application.empty.title" />}>
        <FormattedMessage id={`business.application.empty.${board.isStaff ? 'text' : 'textOwn'}`} />
      </EmptyState>
    );
  }
  return (
    <>
      {data.total > data.items.length && (
        <Note role="note">
          <FormattedMessage
            id="business.application.tooMany"
            values={{ shown: data.items.length, total: data.total }}
          />
        </Note>
      )}
      <Board {...board} rows={rows} itemsOf={itemsOf} />
    </>
  );
}

const Note = styled.p`
  color: ${tokens.inkMuted};
`;
