import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { answerColumns, toAnswer } from '../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { ConsentHistoryEntry } from './consent-history.schema.ts';

/** The origin is in the audit event of the same transaction, until the person is erased from the log. */
const addressAt = (moment: string) =>
  sql.raw(`(SELECT e.address FROM audit_event e
    WHERE e.entity IN ('talent', 'profile') AND e.entity_id = t.subject AND e.at = t.${moment}
      AND e.address IS NOT NULL LIMIT 1)`);

const COLUMNS = answerColumns('consent', ConsentHistoryEntry, {
  givenFrom: addressAt('given_at'),
  withdrawnFrom: addressAt('withdrawn_at'),
});

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
  const page = pageQuery<object>(db, list, request, COLUMNS);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return { items: rows.map(toAnswer<typeof ConsentHistoryEntry>), total };
}
