import { AppError, identityOf, type Identity } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@dara/model';
import { isStaff } from '../../../kernel/schema/permission.ts';

/** Staff may reach every talent, a talent its own; other records do not exist for it. */
export function requireTalentAccess(actor: Identity, talentId: string): void {
  if (!isStaff(actor) && actor.talentId !== talentId) throw new AppError('TALENT_NOT_EXIST');
}

/** The talent id of a route under `:id`. */
export function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { id: string }).id;
}

/** `onRequest` of routes under `:id`: refuses before the body is read. */
export async function authorizeTalent(request: FastifyRequest): Promise<void> {
  requireTalentAccess(identityOf(request), (request.params as { id: string }).id);
}

/** The roles of a user towards a talent's record. */
export function actorsOf(actor: Identity, talentId: string): Actor[] {
  return actor.talentId === talentId ? [actor.permission, 'Owner'] : [actor.permission];
}
