import pg from 'pg';

const asNumber = (text: string): number => Number(text);
const asText = (text: string): string => text;
/** bigint and numeric as numbers, date as `yyyy-mm-dd`, and arrays of them: the same as in pglite-worker.mjs. */
const PARSERS: Record<number, (text: string) => unknown> = {
  20: asNumber,
  1700: asNumber,
  1082: asText,
};
const ARRAYS: Record<number, (text: string) => unknown> = {
  1016: asNumber,
  1231: asNumber,
  1182: asText,
};
const TEXT_ARRAY = 1009;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = PARSERS[oid];
    if (parse) return parse;
    const parseItem = ARRAYS[oid];
    const fallback = pg.types.getTypeParser(parseItem ? TEXT_ARRAY : oid, format as 'text');
    if (!parseItem) return fallback;
    return (text: string) =>
      (fallback(text) as (string | null)[]).map((item) => (item === null ? null : parseItem(item)));
  },
};

/**
 * How long a call may wait, in milliseconds: for a connection (a new one, or one that others hold), for a lock, for
 * a statement, and for a transaction that does nothing. The driver gives up last, when the server does not answer at all.
 */
export interface DatabaseLimits {
  connectMs: number;
  lockMs: number;
  statementMs: number;
  idleInTransactionMs: number;
  answerMs: number;
}

export const DATABASE_LIMITS: DatabaseLimits = {
  connectMs: 5000,
  lockMs: 5000,
  statementMs: 20_000,
  idleInTransactionMs: 20_000,
  answerMs: 25_000,
};

/** A connection that a firewall forgot is found within seconds instead of the hours that systems take by themselves. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Options shared by the pool and by connections of their own. */
export function postgresOptions(
  url: string,
  limits: DatabaseLimits = DATABASE_LIMITS,
): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.answerMs,
    application_name: 'dara',
    ...KEEP_ALIVE,
  };
}

/** The same without limits, for what may take as long as it takes. */
export function unlimitedOptions(url: string): pg.ClientConfig {
  return { connectionString: url, types, application_name: 'dara', ...KEEP_ALIVE };
}

/**
 * A client whose connection may break at any time without ending the process: an `error` event that nobody hears
 * does, and a client that is taken from a pool has no listener of the pool's. Its queries reject all the same.
 */
export class PostgresClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

export function createPool(options: pg.ClientConfig, size: number): pg.Pool {
  const Client = PostgresClient as unknown as new () => pg.ClientBase;
  const pool = new pg.Pool({ ...options, Client, max: size });
  // Idle connections that the server ends are replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}
