import { randomUUID } from 'node:crypto';
import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { ListedToken } from './scoped-tokens.repository.ts';

/**
 * Writes token changes to the audit log, without the secret; call it in the transaction of the change. With an external
 * api (`API_URL`) this database has no audit log, and the token's row has the times.
 */
export async function auditToken(
  trx: Db,
  action: 'TokenCreate' | 'TokenRevoke',
  { id, label, names, may, expiresAt }: ListedToken,
): Promise<void> {
  const { rows } = await sql<{ isHere: boolean }>`
    SELECT to_regclass('audit_event') IS NOT NULL AS "isHere"`.execute(trx);
  if (!rows[0]?.isHere) return;
  const { recordAudit } = await import('@dara/api');
  await recordAudit(trx, {
    ...{ actor: null, action, entity: 'deploy_token', entityId: null },
    diff: { identifier: id, label, remotes: names, may, expiresAt: expiresAt.toISOString() },
    requestId: randomUUID(),
  });
}
