import { sql } from 'kysely';
import { LISTENERS } from './acknowledgements.ts';

export interface EventRow {
  id: string;
  channel: string;
  payload: unknown;
  sender: string | null;
}

export interface EventBatch {
  /** The snapshot of finished transactions: what was not visible then is new next time. */
  snapshot: string;
  events: EventRow[];
  /** Number of listening instances. */
  listeners: number;
}

/** The first transaction after the snapshot; it decreases only if the database was replaced. */
export const endOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? '0');

export const SNAPSHOT = sql<EventBatch>`
  SELECT pg_current_snapshot()::text AS snapshot, '[]'::json AS events, ${LISTENERS} AS listeners`;

/** One statement, so that events and snapshot are consistent. */
export const sinceSnapshot = (before: string) => sql<EventBatch>`
  SELECT pg_current_snapshot()::text AS snapshot, ${LISTENERS} AS listeners, coalesce((
    SELECT json_agg(json_build_object('id', id::text, 'channel', channel, 'payload', payload, 'sender', sender)
      ORDER BY id)
    FROM instance_event
    WHERE xid >= pg_snapshot_xmin(${before}::pg_snapshot)
      AND NOT pg_visible_in_snapshot(xid, ${before}::pg_snapshot)), '[]') AS events`;
