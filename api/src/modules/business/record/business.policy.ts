import { AppError, identityOf, type Db, type Identity } from '@dara/backend';
import type { Actor, BusinessRole } from '@dara/model';
import type { FastifyRequest } from 'fastify';
import { isId } from '../../../kernel/new-id.ts';

export function isStaff({ permission }: Pick<Identity, 'permission'>): boolean {
  return permission === 'Staff' || permission === 'Admin';
}

/** An id as it is kept; a mistyped one is nobody's. */
export function requireBusinessId(id: string): string {
  if (!isId(id)) throw new AppError('BUSINESS_NOT_EXIST');
  return id.toLowerCase();
}

/** `onRequest` of routes under `:id`: staff reach every business, its people their own; to all others it does not exist. */
export async function authorizeBusiness(request: FastifyRequest): Promise<void> {
  const actor = identityOf(request);
  const id = requireBusinessId((request.params as { id: string }).id);
  if (!isStaff(actor) && actor.businessProfileId !== id) throw new AppError('BUSINESS_NOT_EXIST');
}

/** The business of a route under `:id`, as its id is kept. */
export function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { id: string }).id.toLowerCase();
}

/** What somebody is in a business; null for staff and strangers. */
async function roleIn(
  db: Db,
  { id, permission, businessProfileId }: Identity,
  businessId: string,
): Promise<BusinessRole | null> {
  if (permission !== 'Business' || businessProfileId !== businessId) return null;
  const row = await db
    .selectFrom('profile')
    .select('business_role')
    .where('id', '=', id)
    .where('business_profile_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.business_role ?? null;
}

/** Staff and owners change a business and its people; members read. Throws `FORBIDDEN`. */
export async function requireOwner(db: Db, actor: Identity, businessId: string): Promise<void> {
  if (isStaff(actor)) return;
  if ((await roleIn(db, actor, businessId)) !== 'Owner') throw new AppError('FORBIDDEN');
}

/** The parts somebody plays in a business's record. */
export async function actorsOf(db: Db, actor: Identity, businessId: string): Promise<Actor[]> {
  if (isStaff(actor)) return [actor.permission];
  const role = await roleIn(db, actor, businessId);
  return role === 'Owner' ? [actor.permission, 'Owner'] : [actor.permission];
}
