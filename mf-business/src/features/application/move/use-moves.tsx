import { useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import type { RejectReason } from '@dara/model';
import { useState, type ReactNode } from 'react';
import {
  useManagementApplicationBulkMutation,
  type ApplicationBoard,
  type ApplicationRow,
  type ManagementApplicationBoardApiArg,
} from '../../../api/generated.ts';
import { stagesFor, type Stage } from '../stages.ts';
import { LazyHireDialog, LazyRejectApplicationsDialog, LazyReleaseDialog } from '../lazy-parts.tsx';
import type { LastMove } from './undo-bar.tsx';
import type { StageDecision } from './use-move.ts';

interface MovesOptions {
  /** Resolves to the new version; undefined if the move failed. */
  moveOne: (row: ApplicationRow, decision: StageDecision) => Promise<number | undefined>;
  board: ManagementApplicationBoardApiArg;
  places: Pick<ApplicationBoard, 'openings' | 'hired'> | undefined;
  isStaff: boolean;
  selection: RowSelection<ApplicationRow>;
}

interface Asked {
  rows: readonly ApplicationRow[];
  to: Stage;
  /** A multiple selection, so failures are reported together. */
  isBulk: boolean;
  /** Proposed for a rejection. */
  reason?: RejectReason;
}

const DONE = Object.fromEntries(
  stagesFor(true).map((stage) => [stage, { id: 'business.application.bulk.done' }]),
) as Record<Stage, { id: string }>;

const isRelease = ({ rows, to }: Asked): boolean =>
  to === 'Shortlisted' && rows.some(({ status }) => status === 'Hired');

/** Moves cards; asks before a rejection, a hire or the release of a hire. */
export function useMoves({ moveOne, board, places, isStaff, selection }: MovesOptions) {
  const [send] = useManagementApplicationBulkMutation();
  const [asked, setAsked] = useState<Asked>();
  const [last, setLast] = useState<LastMove>();
  const bulk = useBulkAction<Stage, [decision: StageDecision]>({
    selection,
    records: { id: 'business.application.records' },
    done: DONE,
    send: async (ids, _to, decision) => {
      const applicationBulkBody = { ids, ...decision };
      return (await send({ id: board.id, applicationBulkBody }).unwrap()).results;
    },
  });
  const carryOut = async ({ rows, to, isBulk }: Asked, decision: StageDecision) => {
    setAsked(undefined);
    const [row] = rows;
    if (isBulk) {
      setLast(undefined);
      await bulk.run(to, decision);
    } else if (row && (await moveOne(row, decision)) !== undefined) {
      setLast({ id: row.id, from: row.status, to });
    }
  };
  const ask = (move: Asked) => {
    if (move.to === 'Rejected' || move.to === 'Hired' || isRelease(move)) setAsked(move);
    else void carryOut(move, { status: move.to });
  };
  const close = () => setAsked(undefined);
  let dialog: ReactNode = bulk.dialog;
  if (asked?.to === 'Rejected') {
    dialog = (
      <LazyRejectApplicationsDialog
        rows={asked.rows}
        isStaff={isStaff}
        reason={asked.reason}
        onClose={close}
        onFailed={close}
        onReject={(decision) => void carryOut(asked, decision)}
      />
    );
  } else if (asked?.to === 'Hired') {
    dialog = (
      <LazyHireDialog
        rows={asked.rows}
        places={places}
        onClose={close}
        onFailed={close}
        onHire={(decision) => void carryOut(asked, decision)}
      />
    );
  }
  if (asked && isRelease(asked)) {
    dialog = (
      <LazyReleaseDialog
        jobId={board.id}
        rows={asked.rows.filter(({ status }) => status === 'Hired')}
        onClose={close}
        onFailed={close}
        onRelease={(decision) => void carryOut(asked, decision)}
      />
    );
  }
  return {
    dialog,
    last,
    running: bulk.running,
    move: (row: ApplicationRow, to: Stage) => ask({ rows: [row], to, isBulk: false }),
    moveSelected: (rows: readonly ApplicationRow[], to: Stage) => ask({ rows, to, isBulk: true }),
    /** Selects the remaining applicants of a filled job, and proposes to reject them for that reason. */
    answerRemaining: (rows: readonly ApplicationRow[]) => {
      selection.table.onChange(new Set(rows.map(({ id }) => id)));
      ask({ rows, to: 'Rejected', isBulk: true, reason: 'Filled' });
    },
  };
}
