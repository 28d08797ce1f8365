import type { ApplicationRow } from '../../api/generated.ts';
import type { Stage } from './stages.ts';

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
