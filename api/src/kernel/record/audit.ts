import { type Db, maskSecrets, type Identity } from '@dara/backend';
import { newId } from '../new-id.ts';
import { requestOrigin } from './request-origin.ts';

export interface AuditEntry {
  actor: Pick<Identity, 'id' | 'permission'> | null;
  action: string;
  entity: string;
  entityId: string | null;
  diff?: Record<string, unknown>;
  requestId: string;
}

/** Writes one line of the audit log, with secrets masked and where it came from; call it in the transaction of the change. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({
      id: newId(),
      actor_id: entry.actor?.id ?? null,
      permission: entry.actor?.permission ?? null,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      diff: entry.diff ? JSON.stringify(maskSecrets(entry.diff)) : null,
      request_id: entry.requestId,
      address: requestOrigin()?.address ?? null,
    })
    .execute();
}
