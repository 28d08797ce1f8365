import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { CLIENT_ORDER } from './client-list.ts';
import type { ClientOrder } from './client-management.schema.ts';
import { auditClient } from './client-write.ts';

/**
 * Puts clients in an order among themselves: they share out the places that they have, so that one page of a list can be
 * ordered without the others. Who gave one of them another place meanwhile loses nothing but that place.
 */
export function orderClients(
  services: Services,
  context: ActorContext,
  { ids }: ClientOrder,
): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    // One order at a time, and every client has a number from then on.
    await sql`SELECT pg_advisory_xact_lock(hashtext('client order'))`.execute(trx);
    await sql`
      UPDATE client c SET sort_order = n.place
      FROM (SELECT id, row_number() OVER (ORDER BY ${CLIENT_ORDER}) AS place FROM client WHERE deleted_at IS NULL) n
      WHERE c.id = n.id AND c.sort_order IS DISTINCT FROM n.place`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      WITH wanted AS (
        SELECT u.id, row_number() OVER (ORDER BY u.nth) AS nth
        FROM unnest(${ids}::uuid[]) WITH ORDINALITY u (id, nth)
        JOIN client c ON c.id = u.id AND c.deleted_at IS NULL),
      places AS (
        SELECT c.sort_order AS place, row_number() OVER (ORDER BY c.sort_order) AS nth
        FROM client c JOIN wanted w ON w.id = c.id)
      UPDATE client c SET sort_order = p.place FROM wanted w JOIN places p ON p.nth = w.nth
      WHERE c.id = w.id AND c.sort_order <> p.place
      RETURNING c.id`.execute(trx);
    for (const { id } of rows) await auditClient(trx, context, 'Order', id);
    if (rows.length > 0) await contentChanged(services, { entity: 'client' }, trx);
  });
}
