import { type Db, maskSecrets, type Identity } from '@dara/backend';
import type { AuditAction, AuditField, BodyName } from '@dara/model';
import { newId } from '../new-id.ts';
import { requestOrigin } from './request-origin.ts';

/** What became of which field; each has a text on the screens. */
export type AuditDiff = Partial<Record<AuditField | BodyName, unknown>>;

export interface AuditEntry {
  actor: Pick<Identity, 'id' | 'permission'> | null;
  action: AuditAction;
  entity: string;
  entityId: string | null;
  diff?: AuditDiff;
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
