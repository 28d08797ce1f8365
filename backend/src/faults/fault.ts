/** Dependencies that may be unavailable. */
export type Dependency = 'database' | 'files' | 'mail' | 'redis' | 'line' | 'network';

/** A dependency did not answer, or not in time. */
export class DependencyError extends Error {
  readonly dependency: Dependency;

  constructor(dependency: Dependency, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DependencyError';
    this.dependency = dependency;
  }
}

export interface Fault {
  dependency: Dependency;
  code: 'UNAVAILABLE' | 'STORAGE_FULL';
}

interface ErrorLike {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Disk full, reported by the file system, by PostgreSQL (`disk_full`) or by an S3 store. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100', 'XMinioStorageFull']);
const UNWRITABLE = new Set(['EROFS', 'EIO', 'EMFILE', 'ENFILE']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ESOCKET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);
/**
 * SQLSTATE codes: broken connection, server too busy, cancelled by an operator or by a limit (statement, lock, idle
 * transaction), deadlock, read-only standby. The statement is not at fault.
 */
const SQL_STATE = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25P04|25006|40001|40P01|58...)$/;
/** Errors of the driver, its pool and the embedded database without a code. */
const DATABASE_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|the embedded database is closed|database worker ended)/;
const REDIS_MESSAGE = /^(?:Connection is closed|Command timed out|Stream isn't writeable)/;
const STORE_NAMES = new Set(['TimeoutError', 'SlowDown', 'RequestTimeout', 'ServiceUnavailable']);

/** Returns the dependency that caused an error, searching its causes; undefined for an error of the server itself. */
export function faultOf(error: unknown): Fault | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    const fault = directFault(current as ErrorLike, current);
    if (fault) return fault;
    current = (current as ErrorLike).cause;
  }
  return undefined;
}

function directFault(like: ErrorLike, error: unknown): Fault | undefined {
  const code = String(like.code ?? '');
  const message = String(like.message ?? '');
  const away = (dependency: Dependency): Fault => ({ dependency, code: 'UNAVAILABLE' });
  if (FULL.has(code) || FULL.has(String(like.name))) {
    return { dependency: code === '53100' ? 'database' : 'files', code: 'STORAGE_FULL' };
  }
  if (error instanceof DependencyError) {
    const cause = faultOf(error.cause);
    return cause?.code === 'STORAGE_FULL' ? cause : away(error.dependency);
  }
  if (SQL_STATE.test(code) || DATABASE_MESSAGE.test(message)) return away('database');
  if (UNWRITABLE.has(code)) return away('files');
  if (REDIS_MESSAGE.test(message) || like.name === 'MaxRetriesPerRequestError')
    return away('redis');
  if (like.$metadata && isStoreAway(like)) return away('files');
  return NETWORK.has(code) ? away('network') : undefined;
}

function isStoreAway({ name, $metadata }: ErrorLike): boolean {
  const status = $metadata?.httpStatusCode ?? 0;
  return STORE_NAMES.has(String(name)) || status >= 500 || status === 429 || status === 408;
}
