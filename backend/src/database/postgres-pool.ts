import pg from 'pg';

const asNumber = (text: string): number => Number(text);
const asText = (text: string): string => text;
/** bigint and numeric as numbers, date as `yyyy-mm-dd`, and their arrays: as in pglite-worker.mjs. */
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
 * Time limits in milliseconds: for a connection (new or from the pool), a lock, a statement, and an idle transaction.
 * The driver's own limit is the longest and covers a silent server.
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

/** Keepalive detects a connection dropped by a firewall within seconds instead of hours. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Options shared by the pool and separate connections. */
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

/** The same without limits, for long-running work. */
export function unlimitedOptions(url: string): pg.ClientConfig {
  return { connectionString: url, types, application_name: 'dara', ...KEEP_ALIVE };
}

/**
 * A client whose connection may break without ending the process: an unhandled `error` event would, and a client taken
 * from a pool has no listener of the pool. Its queries still reject.
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
  // Idle connections closed by the server are replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}
