import pg from 'pg';
import { JOIN } from './acknowledgements.ts';
import { postgresOptions } from '../database/postgres-pool.ts';

/** A silent connection is considered dead after this time, because a firewall may have dropped it. */
const ANSWER_MS = 5000;

export interface ListenerOptions {
  onNotification: (text: string) => void;
  /** Called once when the connection is lost for any reason. */
  onEnd: (error: Error | undefined) => void;
}

/**
 * A connection that listens on `dara_events`, and the process id of its confirmations. Emitting `error` closes it,
 * even if the other side is gone.
 */
export async function openListener(
  url: string,
  { onNotification, onEnd }: ListenerOptions,
): Promise<{ client: pg.Client; pid: number }> {
  const options = { ...postgresOptions(url), statement_timeout: 0, query_timeout: ANSWER_MS };
  const client = new pg.Client(options);
  let isOpen = false;
  let isOver = false;
  const end = (error?: Error): void => {
    if (isOver) return;
    isOver = true;
    // `client.end()` would wait for an answer that may never arrive.
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    if (isOpen) onEnd(error);
  };
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  client.on('error', end);
  client.on('end', () => end());
  try {
    await client.connect();
    await client.query('LISTEN dara_events');
    const { rows } = await client.query<{ pid: number }>(JOIN);
    isOpen = true;
    return { client, pid: rows[0]?.pid ?? 0 };
  } catch (error) {
    end();
    throw error;
  }
}
