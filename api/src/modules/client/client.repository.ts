import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { imageOf } from '../../kernel/query/select.ts';
import type { Client } from './client.schema.ts';

/** The clients that are shown, in the editors' order. */
export async function publishedClients(db: Db): Promise<Client[]> {
  const { rows } = await sql<Client>`
    SELECT t.id, t.name, t.link, ${imageOf('t.logo_id')} AS logo FROM client t
    WHERE t.publish AND t.deleted_at IS NULL
      AND (t.business_profile_id IS NULL OR business_is_shown(t.business_profile_id))
    ORDER BY t.sort_order ASC NULLS LAST, t.created_at, t.id`.execute(db);
  return rows;
}
