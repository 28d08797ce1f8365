import { FormattedMessage } from '@dara/sdk/i18n';
import { readListState, startQueries, useListState, useRowSelection } from '@dara/kit/resource';
import { useSession } from '@dara/sdk/session';
import { useParams, useLocation, useSearchParams } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Skeleton, type MenuItem } from '@dara/kit/ui';
import type { RoutePage } from '@dara/contract';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as businessApi,
  useManagementApplicationBoardQuery,
  useManagementApplicationListQuery,
  type ApplicationRow,
} from '../../api/generated.ts';
import { JobFrame } from '../../parts/job/job-frame.tsx';
import { jobNames } from '../../parts/job/job-names.ts';
import { BoardSkeleton } from './board/board-skeleton.tsx';
import { ApplicationSelection } from './application-selection.tsx';
import { ApplicationTools } from './application-tools.tsx';
import { applicationSpec, boardArgs, orderOf, tableArgs } from './application.model.ts';
import { RemainingApplicants } from './remaining-applicants.tsx';
import { targetsOf } from './stages.ts';
import { withMoves } from './sent-moves.ts';
import { moveMessage, useTalentName } from './application-texts.tsx';
import {
  LazyApplicationBoardView,
  LazyApplicationDrawer,
  LazyApplicationTable,
  LazyCompareView,
} from './lazy-parts.tsx';
import { useMove } from './move/use-move.ts';
import { UndoBar } from './move/undo-bar.tsx';
import { useMoves } from './move/use-moves.tsx';

const rowId = (row: ApplicationRow) => row.id;

function ApplicationPage() {
  const { jobId = '' } = useParams();
  return (
    <JobFrame jobId={jobId} active="application">
      <Applications key={jobId} jobId={jobId} />
    </JobFrame>
  );
}

/** Applications of a job by URL state, with actions. */
function useApplications(jobId: string) {
  const { profile } = useSession();
  const isStaff = profile?.permission === 'Staff' || profile?.permission === 'Admin';
  const place = usePlace();
  const list = useListState(applicationSpec);
  const asked = boardArgs(jobId, list);
  const board = useManagementApplicationBoardQuery(asked, { skip: place.isTable });
  const table = useManagementApplicationListQuery(tableArgs(jobId, list), {
    skip: !place.isTable,
  });
  const { move: moveOne, sent } = useMove(asked);
  const known = place.isTable ? table.data?.items : board.data?.items;
  const rows = useMemo(() => known && withMoves(known, sent), [known, sent]);
  const labelOf = useTalentName();
  const selection = useRowSelection({ rows, rowId, labelOf });
  const moves = useMoves({ moveOne, board: asked, places: board.data, isStaff, selection });
  const { move } = moves;
  const movesOf = (row: ApplicationRow): MenuItem[] =>
    targetsOf(row.status, isStaff).map((to) => ({
      id: to,
      label: <FormattedMessage {...moveMessage(row.status, to)} />,
      danger: to === 'Rejected',
      separated: to === 'Rejected',
      onSelect: () => move(row, to),
    }));
  return { isStaff, place, list, board, table, rows, selection, moves, movesOf };
}

/** Everything about the applications to one job. */
function Applications({ jobId }: { jobId: string }) {
  const { isStaff, place, list, board, table, rows, selection, moves, movesOf } =
    useApplications(jobId);
  const [compared, setCompared] = useState<readonly ApplicationRow[]>([]);
  const { selected, onChange } = selection.table;
  const handleSelect = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  const tools = { jobId, list, isStaff, isTable: place.isTable, onTable: place.showTable };
  return (
    <Stack>
      <ApplicationTools {...tools} total={(place.isTable ? table : board).data?.total} />
      {!place.isTable && (
        <RemainingApplicants
          jobId={jobId}
          board={board.data}
          rows={rows}
          onAnswer={moves.answerRemaining}
        />
      )}
      <UndoBar last={moves.last} rows={rows} isStaff={isStaff} onUndo={moves.move} />
      {place.isTable ? (
        <LazyApplicationTable
          pending={<Skeleton height="420px" />}
          list={list}
          query={table}
          isStaff={isStaff}
          hrefOf={place.hrefOf}
          selection={selection.table}
        />
      ) : (
        <LazyApplicationBoardView
          pending={<BoardSkeleton />}
          query={board}
          rows={rows}
          jobId={jobId}
          isFiltered={list.activeFilters > 0}
          isStaff={isStaff}
          selected={selected}
          onSelect={handleSelect}
          onOpen={place.open}
          movesOf={movesOf}
          onMove={moves.move}
        />
      )}
      <ApplicationSelection
        jobId={jobId}
        order={{ ...orderOf(list) }}
        {...{ selection, rows, isStaff, running: moves.running }}
        onMove={moves.moveSelected}
        onCompare={setCompared}
      />
      {place.openId && (
        <LazyApplicationDrawer
          key={place.openId}
          jobId={jobId}
          applicationId={place.openId}
          isStaff={isStaff}
          movesOf={movesOf}
          onClose={place.close}
          onFailed={place.close}
        />
      )}
      {compared.length > 0 && (
        <LazyCompareView
          rows={compared.map((row) => rows?.find(({ id }) => id === row.id) ?? row)}
          movesOf={movesOf}
          onClose={() => setCompared([])}
          onFailed={() => setCompared([])}
        />
      )}
      {moves.dialog}
    </Stack>
  );
}

export const page: RoutePage = {
  Component: ApplicationPage,
  loader: async ({ store, params, url }) => {
    const { managementApplicationBoard, managementApplicationList, managementJobDetail } =
      businessApi.endpoints;
    const id = params.jobId ?? '';
    const values = readListState(url.searchParams, applicationSpec);
    startQueries(store, [
      managementJobDetail.initiate({ id }),
      url.searchParams.get('view') === 'table'
        ? managementApplicationList.initiate(tableArgs(id, values))
        : managementApplicationBoard.initiate(boardArgs(id, values)),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('business.application.title'),
    noIndex: true,
  }),
  names: jobNames,
};

/** View and opened application, both in the URL. */
function usePlace() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const change = (name: 'view' | 'open', value: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  const go = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true });
  return {
    isTable: params.get('view') === 'table',
    openId: params.get('open'),
    showTable: (isTable: boolean) => go(change('view', isTable ? 'table' : null), true),
    open: (id: string) => go(change('open', id), false),
    close: () => go(change('open', null), true),
    hrefOf: (id: string) => `${pathname}?${change('open', id).toString()}`,
  };
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;
