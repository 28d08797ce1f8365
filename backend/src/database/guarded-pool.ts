import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { Breaker } from '../faults/breaker.ts';
import { faultOf } from '../faults/fault.ts';
import { rename, statementName } from './prepared.ts';

const NO_ANSWER = 'Query read timeout';
/** PostgreSQL's error for a prepared statement after a column type changed. */
const CHANGED_PLAN = /cached plan must not change result type/;

type Query = (...query: unknown[]) => unknown;

/**
 * Kysely's pool behind a circuit breaker: an unavailable server costs one request a timeout and further ones nothing. A
 * connection that did not answer in time is closed and not reused.
 */
export function guardedPool(pool: pg.Pool): PostgresPool {
  const breaker = new Breaker({
    dependency: 'database',
    isFault: (error) => faultOf(error) !== undefined,
  });
  const idle = idleOf(pool);
  const onNoAnswer = (): void => {
    breaker.note();
    // Closes idle connections too: they are probably dead as well, and each would cost a request the same timeout. The
    // pool drops a client that emits an error.
    for (const client of [...idle]) client.emit('error', new Error(NO_ANSWER));
  };
  return {
    connect: async () => guarded(await breaker.run(() => pool.connect()), onNoAnswer),
    end: () => pool.end(),
  };
}

/** The idle clients of a pool. */
function idleOf(pool: pg.Pool): Set<pg.PoolClient> {
  const idle = new Set<pg.PoolClient>();
  pool.on('release', (_error, client) => idle.add(client));
  for (const event of ['acquire', 'remove'] as const)
    pool.on(event, (client: pg.PoolClient) => idle.delete(client));
  return idle;
}

function guarded(client: pg.PoolClient, onNoAnswer: () => void): PostgresPoolClient {
  const query: Query = (...given) => {
    const result = (client.query as unknown as Query).call(client, ...withName(given));
    // A cursor does not return a promise.
    if (!(result instanceof Promise)) return result;
    return result.catch((error: Error) => {
      if (error.message === NO_ANSWER) {
        onNoAnswer();
        // With a running query this cuts the connection, and the pool drops it.
        (client as unknown as pg.Client).end().catch(() => undefined);
      }
      if (!CHANGED_PLAN.test(error.message)) throw error;
      rename(String(given[0]));
      return query(...given);
    });
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/** Statement text and parameters, with the name of a prepared statement. */
function withName(given: unknown[]): unknown[] {
  const [text, values] = given;
  const name = typeof text === 'string' ? statementName(text) : undefined;
  return name === undefined ? given : [{ name, text, values }];
}
