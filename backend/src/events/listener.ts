import pg from 'pg';
import { postgresOptions } from '../database/postgres-pool.ts';

/** A silent connection counts as dead after this: a firewall may have dropped it without a word. */
const ANSWER_MS = 5000;

export interface ListenerOptions {
  onNotification: (text: string) => void;
  /** Called once, when the connection is of no use any more, whatever the cause. */
  onEnd: (error: Error | undefined) => void;
}

/** A connection that hears `dara_events`. Emitting `error` on it ends it, also when its other side is gone. */
export async function openListener(
  url: string,
  { onNotification, onEnd }: ListenerOptions,
): Promise<pg.Client> {
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
    isOpen = true;
    return client;
  } catch (error) {
    end();
    throw error;
  }
}
