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
 * Applies sent moves to the rows. A response requested before a move still has the card in its old column, and would
 * move it back under the pointer; one with a newer version includes the move.
 */
export function withMoves(rows: readonly ApplicationRow[], moves: SentMoves) {
  return rows.map((row) => {
    const move = moves.get(row.id);
    if (!move || row.version > move.over) return row;
    return { ...row, status: move.to, version: move.made ?? row.version };
  });
}
