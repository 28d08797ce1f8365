import type { Trx } from '@dara/backend';
import { sql } from 'kysely';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** Addresses of valid tokens that may do something with a package, without those of a label. */
export async function tokenMails(
  trx: Trx,
  { name, may, except }: { name: string; may: 'approve' | 'promote'; except?: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('deploy_token')
    .select('mail')
    .distinct()
    .where('mail', 'is not', null)
    .$if(except !== undefined, (query) => query.where('label', '!=', except ?? ''))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`may @> ${JSON.stringify([may])}::jsonb`)
    .where(sql<boolean>`(names IS NULL OR names @> ${JSON.stringify([name])}::jsonb)`)
    .orderBy('mail')
    .execute();
  return rows.flatMap(({ mail }) => mail ?? []);
}
