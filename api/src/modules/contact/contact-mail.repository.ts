import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { ContactInput } from './contact.input.ts';

/** A message whose mail has not been sent. */
export async function findUnmailed(db: Db, id: string): Promise<ContactInput | undefined> {
  const { rows } = await sql<ContactInput>`
    SELECT name, email, phone, company, message, talent_ids AS "talentIds"
    FROM contact WHERE id = ${id} AND mailed_at IS NULL`.execute(db);
  return rows[0];
}

export async function recordMailed(db: Db, table: 'contact' | 'brief', id: string): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET mailed_at = now() WHERE id = ${id}`.execute(db);
}
