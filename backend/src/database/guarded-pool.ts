import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { Breaker } from '../faults/breaker.ts';
import { faultOf } from '../faults/fault.ts';
import { rename, statementName } from './prepared.ts';

const NO_ANSWER = 'Query read timeout';
/** What the server says of a prepared statement when a column that it selects has changed its type. */
const CHANGED_PLAN = /cached plan must not change result type/;

type Query = (...query: unknown[]) => unknown;

/**
 * The pool as Kysely uses it: behind a breaker, so that a server that is away costs a request one time-out and the
 * next ones none; and a connection that did not answer in time is closed, not given to somebody else.
 */
export function guardedPool(pool: pg.Pool): PostgresPool {
  const breaker = new Breaker({
    dependency: 'database',
    isFault: (error) => faultOf(error) !== undefined,
  });
  const idle = idleOf(pool);
  const onNoAnswer = (): void => {
    breaker.note();
    // Those that nobody uses may be as dead: a forgotten connection is seldom the only one, and each would cost
    // somebody the same wait. The pool drops a client that tells of an error.
    for (const client of [...idle]) client.emit('error', new Error(NO_ANSWER));
  };
  return {
    connect: async () => guarded(await breaker.run(() => pool.connect()), onNoAnswer),
    end: () => pool.end(),
  };
}

/** The clients of a pool that nobody uses at the moment. */
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
    // A cursor, not the promise of a result.
    if (!(result instanceof Promise)) return result;
    return result.catch((error: Error) => {
      if (error.message === NO_ANSWER) {
        onNoAnswer();
        // With a query under way this cuts the connection, and the pool drops it.
        (client as unknown as pg.Client).end().catch(() => undefined);
      }
      if (!CHANGED_PLAN.test(error.message)) throw error;
      rename(String(given[0]));
      return query(...given);
    });
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/** A text and its parameters, with the name of the statement where it is a prepared one. */
function withName(given: unknown[]): unknown[] {
  const [text, values] = given;
  const name = typeof text === 'string' ? statementName(text) : undefined;
  return name === undefined ? given : [{ name, text, values }];
}
