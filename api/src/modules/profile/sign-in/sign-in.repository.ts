import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { countQuery, pageQuery, readPage } from '../../../kernel/query/list.ts';
import { PROFILE_ENTITY } from '../profile.audit.ts';
import { SIGN_IN_ACTIONS, type SignInEntry } from './sign-in.schema.ts';

interface Row {
  id: string;
  at: Date;
  action: SignInEntry['action'];
  address: string | null;
  diff: { address?: string; count?: number; browser?: string; system?: string } | null;
}

/** Successful and failed sign-ins of a user, newest first. */
export async function listSignIns(
  db: Db,
  profileId: string,
  { page, size }: { page: number; size: number },
): Promise<{ items: SignInEntry[]; page: number; size: number; total: number }> {
  const where = sql`e.entity = ${PROFILE_ENTITY} AND e.entity_id = ${profileId}
    AND e.action = ANY (${[...SIGN_IN_ACTIONS]}::text[])`;
  const list = {
    table: 'audit_event',
    alias: 'e',
    where,
    order: sql`e.at DESC, e.id DESC`,
  } as const;
  const columns = sql`e.id, e.at, e.action, e.address, e.diff`;
  const rowsOf = pageQuery<Row>(db, list, { page, size }, columns);
  const { rows, total } = await readPage(db, rowsOf, countQuery(db, list));
  return { items: rows.map(toEntry), page, size, total };
}

const toEntry = ({ id, at, action, address, diff }: Row): SignInEntry => ({
  id,
  at: at.toISOString(),
  action,
  address: address ?? diff?.address ?? null,
  browser: diff?.browser ?? null,
  system: diff?.system ?? null,
  count: diff?.count ?? 1,
});
