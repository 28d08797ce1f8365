import { AppError, type Db, type Identity } from '@dara/backend';
import type { Permission } from '@dara/model';
import { recordAudit } from './audit.ts';

/** Staff may export up to this number of rows; larger exports are for administrators. */
const ROWS: Record<Permission, number> = {
  Admin: 100_000,
  Staff: 1000,
  Business: 1000,
  Talent: 0,
};

/** Maximum number of rows for this user. */
export function exportLimit({ permission }: Pick<Identity, 'permission'>): number {
  return ROWS[permission];
}

export interface ExportedRows {
  actor: Identity;
  requestId: string;
  entity: string;
  /** The query as requested. */
  asked: Record<string, unknown>;
  rows: number;
}

/** Audits an export before it starts; refuses more rows than the user may export. */
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
