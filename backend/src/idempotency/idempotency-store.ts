import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { TransactionQuery } from '../database/commit-hook.ts';
import type { Db } from '../database/tables.ts';
import { INSTANCE_ID } from '../log/instance.ts';

export const RETENTION_HOURS = 24;
/** Maximum of finished keys per owner; the oldest are removed. */
export const KEYS_MAX = 200;
/** Lease of a key held by a killed process. A request that is slower is aborted at its commit. */
const LEASE_S = 60;
const RETRY_S = 2;

export interface RequestKey {
  owner: string;
  key: string;
}

export interface Claim extends RequestKey {
  id: string;
}

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  /** Null if it is not stored: the change was made, but the response cannot be repeated. */
  body: string | null;
}

export type ClaimResult =
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'finished'; answer: StoredResponse }
  | { kind: 'reused' }
  | { kind: 'running'; retryAfterS: number };

interface Row {
  fingerprint: string;
  status: number | null;
  headers: Record<string, string> | null;
  answer: string | null;
  isApplied: boolean;
  isFinished: boolean;
  leaseS: number;
}

/** Keys of all instances. */
export class IdempotencyStore {
  readonly #db: Db;
  readonly #isAlone: boolean;

  /** `isAlone`: no other process uses this database, so keys of other instances are abandoned. */
  constructor(db: Db, isAlone: boolean) {
    this.#db = db;
    this.#isAlone = isAlone;
  }

  /** Claims a key for a request, or returns the state of the request that claimed it before. */
  async claim(request: RequestKey, fingerprint: string): Promise<ClaimResult> {
    const id = newId();
    // Retries if the key is released in between.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (await this.#take(request, fingerprint, id))
        return { kind: 'claimed', claim: { ...request, id } };
      const row = await this.#find(request);
      if (row) return resultOf(row, fingerprint);
    }
    return { kind: 'running', retryAfterS: RETRY_S };
  }

  /** New, expired, or abandoned before a change was made. */
  async #take({ owner, key }: RequestKey, fingerprint: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO idempotency_key AS known (owner, key, fingerprint, claim, holder, lease_until)
      VALUES (${owner}, ${key}, ${fingerprint}, ${id}, ${INSTANCE_ID}, now() + make_interval(secs => ${LEASE_S}))
      ON CONFLICT (owner, key) DO UPDATE SET
        fingerprint = excluded.fingerprint, claim = excluded.claim, holder = excluded.holder,
        created_at = now(), lease_until = excluded.lease_until,
        applied_at = NULL, finished_at = NULL, status = NULL, headers = NULL, answer = NULL
      WHERE known.created_at < now() - make_interval(hours => ${RETENTION_HOURS})
        OR (known.fingerprint = excluded.fingerprint AND known.applied_at IS NULL AND known.finished_at IS NULL
          AND (known.lease_until < now() OR (${this.#isAlone}::boolean AND known.holder <> excluded.holder)))
      RETURNING 1`.execute(this.#db);
    return rows.length > 0;
  }

  async #find({ owner, key }: RequestKey): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      SELECT fingerprint, status, headers, answer, applied_at IS NOT NULL AS "isApplied",
        finished_at IS NOT NULL AS "isFinished",
        CASE WHEN ${this.#isAlone}::boolean AND holder <> ${INSTANCE_ID} THEN 0
          ELSE ceil(extract(epoch FROM lease_until - now()))::int END AS "leaseS"
      FROM idempotency_key WHERE owner = ${owner} AND key = ${key}`.execute(this.#db);
    return rows[0];
  }

  /** Stores the response, and removes the owner's oldest finished keys. */
  async finish({ owner, key, id }: Claim, answer: StoredResponse): Promise<void> {
    await sql`
      WITH finished AS (
        UPDATE idempotency_key SET finished_at = now(), status = ${answer.status},
          headers = ${JSON.stringify(answer.headers)}::jsonb, answer = ${answer.body}
        WHERE owner = ${owner} AND key = ${key} AND claim = ${id})
      DELETE FROM idempotency_key WHERE owner = ${owner} AND key IN (
        SELECT key FROM idempotency_key WHERE owner = ${owner} AND finished_at IS NOT NULL
        ORDER BY created_at DESC OFFSET ${KEYS_MAX - 1})`.execute(this.#db);
  }

  /** Releases the key of a failed request, unless it committed a change. */
  async release({ owner, key, id }: Claim): Promise<void> {
    await sql`
      WITH ended AS (
        UPDATE idempotency_key SET lease_until = now()
        WHERE owner = ${owner} AND key = ${key} AND claim = ${id} AND applied_at IS NOT NULL)
      DELETE FROM idempotency_key
      WHERE owner = ${owner} AND key = ${key} AND claim = ${id} AND applied_at IS NULL`.execute(
      this.#db,
    );
  }
}

function resultOf(row: Row, fingerprint: string): ClaimResult {
  if (row.fingerprint !== fingerprint) return { kind: 'reused' };
  if (!row.isFinished && row.leaseS > 0)
    return { kind: 'running', retryAfterS: Math.min(RETRY_S, row.leaseS) };
  if (!row.isFinished && !row.isApplied) return { kind: 'running', retryAfterS: RETRY_S };
  const { status, headers, answer } = row;
  return {
    kind: 'finished',
    answer: { status: status ?? 200, headers: headers ?? {}, body: answer },
  };
}

/**
 * To be called in the transaction of a change: records the change. False if the key was taken over meanwhile; then the
 * change must not be committed.
 */
export async function markApplied(
  query: TransactionQuery,
  { owner, key, id }: Claim,
): Promise<boolean> {
  const { rows } = await query(
    `UPDATE idempotency_key SET applied_at = now()
     WHERE owner = $1 AND key = $2 AND claim = $3::uuid RETURNING 1`,
    [owner, key, id],
  );
  return rows.length > 0;
}
