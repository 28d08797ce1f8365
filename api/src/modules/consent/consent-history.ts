import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import type { ConsentHistoryEntry } from './consent-history.schema.ts';

interface Row {
  id: string;
  purpose: ConsentHistoryEntry['purpose'];
  text_version: string;
  given_at: Date;
  given_by: ConsentHistoryEntry['givenBy'];
  given_from: string | null;
  withdrawn_at: Date | null;
  withdrawn_from: string | null;
}

/** The origin is in the audit event of the same transaction, until the person is erased from the log. */
const addressAt = (moment: string) =>
  sql.raw(`(SELECT e.address FROM audit_event e
    WHERE e.entity IN ('talent', 'profile') AND e.entity_id = t.subject AND e.at = t.${moment}
      AND e.address IS NOT NULL LIMIT 1)`);

/** All consents and withdrawals by account and by talent, newest first. */
export async function consentHistory(
  db: Db,
  profileId: string,
  request: { page: number; size: number },
): Promise<{ items: ConsentHistoryEntry[]; total: number }> {
  const list = {
    table: 'consent',
    where: sql`t.subject = ${profileId} OR t.subject = (SELECT p.talent_id FROM profile p WHERE p.id = ${profileId})`,
    order: sql`t.given_at DESC, t.id DESC`,
  } as const;
  const columns = sql`t.id, t.purpose, t.text_version, t.given_at, t.given_by, t.withdrawn_at,
    ${addressAt('given_at')} AS given_from, ${addressAt('withdrawn_at')} AS withdrawn_from`;
  const page = pageQuery<Row>(db, list, request, columns);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return { items: rows.map(toEntry), total };
}

const toEntry = (row: Row): ConsentHistoryEntry => ({
  id: row.id,
  purpose: row.purpose,
  textVersion: row.text_version,
  givenAt: row.given_at.toISOString(),
  givenBy: row.given_by,
  givenFrom: row.given_from,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  withdrawnFrom: row.withdrawn_from,
});
