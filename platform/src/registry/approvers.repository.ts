import type { Trx } from '@dara/backend';
import { sql } from 'kysely';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** Addresses of valid tokens that may approve a package, without those of its publisher. */
export async function approverMails(trx: Trx, name: string, publisher: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('deploy_token')
    .select('mail')
    .distinct()
    .where('mail', 'is not', null)
    .where('label', '!=', publisher)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`may @> '["approve"]'`)
    .where(sql<boolean>`(names IS NULL OR names @> ${JSON.stringify([name])}::jsonb)`)
    .orderBy('mail')
    .execute();
  return rows.flatMap(({ mail }) => mail ?? []);
}
