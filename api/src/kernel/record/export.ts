import { AppError, type Db, type Identity } from '@dara/backend';
import type { Permission } from '@dara/model';
import { recordAudit } from './audit.ts';

/** Up to here people export what they filter; more leaves the house in bulk and is for administrators. */
const ROWS: Record<Permission, number> = {
  Admin: 100_000,
  Staff: 1000,
  Business: 1000,
  Talent: 0,
};

/** As many rows as this person may take out at once. */
export function exportLimit({ permission }: Pick<Identity, 'permission'>): number {
  return ROWS[permission];
}

export interface ExportedRows {
  actor: Identity;
  requestId: string;
  entity: string;
  /** As it was asked for. */
  asked: Record<string, unknown>;
  rows: number;
}

/** Writes down who takes data out of the house, before it goes; refuses more rows than the person may take. */
export async function recordExport(
  db: Db,
  { actor, requestId, entity, asked, rows }: ExportedRows,
): Promise<void> {
  const limit = exportLimit(actor);
  if (rows > limit) {
    const errors = [{ field: '', rule: 'max', params: { limit } }];
    const isMost = actor.permission === 'Admin';
    throw new AppError(isMost ? 'VALIDATION_FAILED' : 'FORBIDDEN', { errors });
  }
  const diff = { ...asked, rows };
  await recordAudit(db, { actor, action: 'Export', entity, entityId: null, diff, requestId });
}
