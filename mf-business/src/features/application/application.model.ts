import {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  canTransition,
  type Actor,
  type ApplicationStatus,
} from '@dara/model';
import { manyOf, textFilter, wholeNumber, type ListValues } from '@dara/kit/resource';
import type { ApplicationRow, ManagementApplicationBoardApiArg } from '../../api/generated.ts';

export type Stage = ApplicationStatus;

/** What the address of a job's applications asks of the api. */
export const applicationSpec = {
  sorts: ['CreatedAt', 'UpdatedAt', 'Name', 'QuotedRate', 'Rating'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(APPLICATION_STATUSES),
    rating: wholeNumber(1, 5),
  },
} as const;

export type ApplicationValues = ListValues<(typeof applicationSpec)['filters']>;

/** The order as calls take it. */
export function orderOf({ sort }: ApplicationValues) {
  return sort && { sortByColumn: sort.column, sortByAlphabetically: sort.direction };
}

/** Arguments of the board; each stage has a column of its own there. */
export function boardArgs(
  jobId: string,
  values: ApplicationValues,
): ManagementApplicationBoardApiArg {
  const { keyword, rating } = values.filters;
  return { id: jobId, ...(keyword && { keyword }), ...(rating && { rating }), ...orderOf(values) };
}

export function tableArgs(jobId: string, values: ApplicationValues) {
  const { status } = values.filters;
  const { page, size } = values;
  return { ...boardArgs(jobId, values), ...(status && { status }), page, size };
}

/** The stages that a reader sees, in the order of the board; businesses are not told of those that withdrew. */
export function stagesFor(isStaff: boolean): Stage[] {
  return APPLICATION_STATUSES.filter((stage) => isStaff || stage !== 'Withdrawn');
}

function actorsFor(isStaff: boolean): Actor[] {
  return isStaff ? ['Staff'] : ['Business', 'Owner'];
}

/** Where an application may be moved by a reader. */
export function targetsOf(from: Stage, isStaff: boolean): Stage[] {
  const actors = actorsFor(isStaff);
  return APPLICATION_STATUSES.filter((to) =>
    canTransition(APPLICATION_TRANSITIONS, from, to, actors),
  );
}

/** Where any of these may be moved. */
export function sharedTargets(rows: readonly ApplicationRow[], isStaff: boolean): Stage[] {
  const all = rows.map((row) => targetsOf(row.status, isStaff));
  return APPLICATION_STATUSES.filter((to) => all.some((targets) => targets.includes(to)));
}

export function byStage(rows: readonly ApplicationRow[]): Map<Stage, ApplicationRow[]> {
  const groups = new Map<Stage, ApplicationRow[]>();
  for (const row of rows) {
    const group = groups.get(row.status);
    if (group) group.push(row);
    else groups.set(row.status, [row]);
  }
  return groups;
}

/** A move that was sent: where to, over which version, and the version that it made. */
export interface SentMove {
  to: Stage;
  over: number;
  made?: number;
}

/** By application. */
export type SentMoves = ReadonlyMap<string, SentMove>;

/**
 * The rows with the moves that were sent. An answer that was asked for before a move shows the card
 * where it was and would carry it back for a moment, from under a pointer that presses it; one with
 * a newer version knows of the move.
 */
export function withMoves(rows: readonly ApplicationRow[], moves: SentMoves) {
  return rows.map((row) => {
    const move = moves.get(row.id);
    if (!move || row.version > move.over) return row;
    return { ...row, status: move.to, version: move.made ?? row.version };
  });
}

/** As many cards as are compared at once. */
export const COMPARE = { min: 2, max: 4 } as const;
