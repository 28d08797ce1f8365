import { databaseOf, identityOf, type Identity, type Permission } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { AccountTables } from '../../../kernel/database/account-tables.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { limit } from '../../../kernel/query/sort.ts';
import type { TalentRecord, WorkRecord } from '../record/talent-record.schema.ts';

/** Who does something, in which request. */
export interface ActorContext {
  actor: Pick<Identity, 'id' | 'permission'>;
  requestId: string;
}

export function actorContextOf(request: FastifyRequest): ActorContext & { actor: Identity } {
  return { actor: identityOf(request), requestId: request.id };
}

/** One line of a talent's history, its works and consents included; call it in the transaction of the change. */
export function auditTalent(
  trx: Kysely<unknown>,
  { actor, requestId }: ActorContext,
  action: string,
  entityId: string,
  diff: Record<string, unknown> = {},
): Promise<void> {
  const accounts = databaseOf<AccountTables>({ db: trx });
  return recordAudit(accounts, { actor, action, entity: 'talent', entityId, diff, requestId });
}

/** What the history tells of a talent: what people edit, pictures by their id. */
export function auditView(record: TalentRecord): Record<string, unknown> {
  const { works: _works, compositeCards: _cards, consents: _consents, ...own } = record;
  const { createdAt: _created, updatedAt: _updated, version: _version, ...rest } = own;
  const { age: _age, isMinor: _minor, isPublic: _public, ...kept } = rest;
  const { image, album, tags, guardianState: _state, pendingChange: _pending, ...fields } = kept;
  return {
    ...fields,
    imageId: image?.id ?? null,
    imageIds: album.map(({ id }) => id),
    imageAlts: album.map(({ alt }) => alt),
    tags: tags.map(({ th }) => th),
  };
}

/** What the history tells of a work: performances without the suggestions, pictures by their id. */
export function auditWork(work: WorkRecord): Record<string, unknown> {
  return {
    budgets: work.budgets,
    experiences: work.experiences.map(({ images, ...experience }) => ({
      ...experience,
      imageIds: images.map(({ id }) => id),
    })),
    socialMediaPerformance: work.socialMediaPerformance.map(
      ({ suggestedCpr: _cpr, suggestedCpe: _cpe, ...performance }) => performance,
    ),
  };
}

export interface AuditRow {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  permission: Permission | null;
  action: string;
  diff: Record<string, unknown> | null;
}

/** The history of a talent, the latest first. */
export async function talentHistory(
  db: Kysely<unknown>,
  talentId: string,
  request: { page: number; size: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const { rows } = await sql<AuditRow>`
    SELECT e.id, e.at, e.actor_id, e.permission, e.action, e.diff,
      nullif(trim(p.first_name || ' ' || p.last_name), '') AS actor_name
    FROM audit_event e LEFT JOIN profile p ON p.id = e.actor_id
    WHERE e.entity = 'talent' AND e.entity_id = ${talentId}
    ORDER BY e.at DESC, e.id DESC ${limit(request)}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM audit_event
    WHERE entity = 'talent' AND entity_id = ${talentId}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
