import pg from 'pg';
import { JOIN } from './acknowledgements.ts';
import { postgresOptions } from '../database/postgres-pool.ts';

/** A silent connection counts as dead after this: a firewall may have dropped it without a word. */
const ANSWER_MS = 5000;

export interface ListenerOptions {
  onNotification: (text: string) => void;
  /** Called once, when the connection is of no use any more, whatever the cause. */
  onEnd: (error: Error | undefined) => void;
}

/**
 * A connection that hears `dara_events`, and the process id by which it confirms them. Emitting `error` on it ends it, also
 * when its other side is gone.
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
    // `client.end()` would wait for an answer that may never come.
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
