import { AppError, identityOf, type Db, type Identity } from '@dara/backend';
import type { Actor, BusinessRole } from '@dara/model';
import type { FastifyRequest } from 'fastify';
import { isStaff } from '../../../kernel/schema/permission.ts';

/**
 * `onRequest` hook of routes under `:id`: staff access every business, users their own; for others it does not exist.
 */
export async function authorizeBusiness(request: FastifyRequest): Promise<void> {
  const actor = identityOf(request);
  const id = idOf(request);
  if (!isStaff(actor) && actor.businessProfileId !== id) throw new AppError('BUSINESS_NOT_EXIST');
}

/** The id of a route under `:id`. */
export function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { id: string }).id;
}

/** A user's role in a business; null for staff and other users. */
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

/** The roles of a user for a business record. */
export async function actorsOf(db: Db, actor: Identity, businessId: string): Promise<Actor[]> {
  if (isStaff(actor)) return [actor.permission];
  const role = await roleIn(db, actor, businessId);
  return role === 'Owner' ? [actor.permission, 'Owner'] : [actor.permission];
}
