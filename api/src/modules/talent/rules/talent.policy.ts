import { AppError, identityOf, type Identity } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@dara/model';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { isId } from '../../../kernel/new-id.ts';

/** Normalizes an id; an invalid one does not exist. */
export function requireTalentId(id: string): string {
  if (!isId(id)) throw new AppError('TALENT_NOT_EXIST');
  return id.toLowerCase();
}

/** Staff may reach every talent, a talent its own; other records do not exist for it. */
export function requireTalentAccess(actor: Identity, talentId: string): void {
  const id = requireTalentId(talentId);
  if (!isStaff(actor) && actor.talentId !== id) throw new AppError('TALENT_NOT_EXIST');
}

/** The normalized talent id of a route under `:id`. */
export function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { id: string }).id.toLowerCase();
}

/** `onRequest` of routes under `:id`: refuses before the body is read. */
export async function authorizeTalent(request: FastifyRequest): Promise<void> {
  requireTalentAccess(identityOf(request), (request.params as { id: string }).id);
}

/** The roles of a user towards a talent's record. */
export function actorsOf(actor: Identity, talentId: string): Actor[] {
  return actor.talentId === talentId ? [actor.permission, 'Owner'] : [actor.permission];
}
