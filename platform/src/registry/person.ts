import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { recordAudit } from '@dara/api';
import type { Db, Identity } from '@dara/backend';
import { sql } from 'kysely';

/** Someone who decides about releases, or reads some, in a session of the site. */
export interface Person {
  id: string;
  /** Whether they decide; others read the releases that were granted to their address. */
  isOperator: boolean;
  email: string;
  permission: Identity['permission'];
  /** As the history names them; no label of a token looks like it. */
  actor: string;
  /** Key of their address. */
  address: string;
  requestId: string;
}

const acting = new AsyncLocalStorage<Person>();

/** Runs an action in the name of a person; what it changes is in the audit log. */
export const actingAs = <T>(person: Person | undefined, task: () => Promise<T>): Promise<T> =>
  person ? acting.run(person, task) : task();

type AuditEntry = Parameters<typeof recordAudit>[1];

/**
 * Writes a change to the audit log, without secrets; call it in the transaction of the change. With an external api
 * (`API_URL`) this database has no audit log, and the history and the rows of tokens tell it.
 */
export async function auditChange(
  trx: Db,
  entry: Pick<AuditEntry, 'action' | 'entity' | 'diff'>,
): Promise<void> {
  const { rows } = await sql<{ isHere: boolean }>`
    SELECT to_regclass('audit_event') IS NOT NULL AS "isHere"`.execute(trx);
  if (!rows[0]?.isHere) return;
  const api = await import('@dara/api');
  const person = acting.getStore();
  await api.recordAudit(trx, {
    ...entry,
    actor: person ?? null,
    entityId: null,
    requestId: person?.requestId ?? randomUUID(),
    ...(person ? { address: person.address } : {}),
  });
}

const AUDITED = {
  promote: 'ReleasePromote',
  rollback: 'ReleaseRollback',
  share: 'ReleaseShare',
  withdraw: 'ReleaseWithdraw',
  grant: 'ReleaseGrant',
  freeze: 'ReleaseFreeze',
  mark: 'ReleaseMark',
  approve: 'ReleaseApprove',
} as const;

/** Writes what a person decided to the audit log. The history alone has what tokens and this server do. */
export async function auditDecision(
  trx: Db,
  {
    action,
    ...about
  }: { action: keyof typeof AUDITED } & Record<'name' | 'version' | 'reason', string>,
): Promise<void> {
  if (!acting.getStore()) return;
  const { name, version, reason } = about;
  const diff = { identifier: name, version, ...(reason ? { reason } : {}) };
  await auditChange(trx, { action: AUDITED[action], entity: 'release', diff });
}
