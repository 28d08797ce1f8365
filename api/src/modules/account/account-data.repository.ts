import { AppError, type Db, type Identity } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { today } from '../../kernel/age.ts';
import { listChoices, listNotices } from '../notice/notice.public.ts';
import { findProfile } from '../profile/profile.public.ts';
import { CONSENTS_OF, findOwnTalent } from '../talent/talent.public.ts';
import type { AccountData } from './account.schema.ts';

type Row = Record<string, unknown>;

/** Upper bound per list, far above usual amounts. */
const ROWS_MAX = 1000;

async function rowsOf(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** All stored data about a person, except secrets and internal staff notes. */
export async function accountData(db: Db, person: Identity): Promise<AccountData> {
  const { id, talentId, businessProfileId } = person;
  const profile = await findProfile(db, id);
  if (!profile) throw new AppError('USER_NOT_FOUND');
  const business = await rowsOf(
    db,
    sql<Row>`SELECT * FROM business_profile WHERE id = ${businessProfileId} AND deleted_at IS NULL`,
  );
  return {
    exportedAt: new Date().toISOString(),
    profile,
    talent: talentId === null ? null : await findOwnTalent(db, talentId, today()),
    business: business[0] ?? null,
    consents: await consentsOf(db, person),
    compositeCards: await rowsOf(
      db,
      sql<Row>`SELECT * FROM composite_card WHERE talent_id = ${talentId} ORDER BY created_at LIMIT ${ROWS_MAX}`,
    ),
    applications: await rowsOf(
      db,
      sql<Row>`SELECT id, job_id, composite_card_id, card_snapshot, note, quoted_rate, source, status, created_at,
          updated_at FROM job_application
        WHERE talent_id = ${talentId} ORDER BY created_at DESC LIMIT ${ROWS_MAX}`,
    ),
    requests: await rowsOf(
      db,
      sql<Row>`SELECT id, job_id, message, message_en, offered_rate, respond_by, status, decline_reason, created_at
        FROM job_request WHERE talent_id = ${talentId} ORDER BY created_at DESC LIMIT ${ROWS_MAX}`,
    ),
    signIns: await rowsOf(
      db,
      sql<Row>`SELECT min(created_at) AS began_at, max(created_at) AS renewed_at, max(revoked_at) AS ended_at,
          max(user_agent) AS user_agent, array_agg(DISTINCT address) AS addresses
        FROM refresh_token WHERE profile_id = ${id} GROUP BY family_id ORDER BY 1 DESC LIMIT ${ROWS_MAX}`,
    ),
    // As the person read them; the underlying record belongs to the agency.
    notices: (await listNotices(db, person, { page: 1, size: ROWS_MAX })).items,
    noticeChoices: await listChoices(db, person),
    searches: await rowsOf(
      db,
      sql<Row>`SELECT name, query, created_at FROM saved_search WHERE profile_id = ${id} ORDER BY created_at DESC
        LIMIT ${ROWS_MAX}`,
    ),
    history: await rowsOf(
      db,
      sql<Row>`SELECT at, action, entity, entity_id, diff FROM audit_event WHERE actor_id = ${id}
        UNION ALL
        SELECT at, action, entity, entity_id, diff FROM audit_event
        WHERE entity = 'talent' AND entity_id = ${talentId} AND actor_id IS DISTINCT FROM ${id}::uuid
        ORDER BY at DESC LIMIT ${ROWS_MAX}`,
    ),
    line: await lineOf(db, id),
    privacyRequests: await rowsOf(
      db,
      sql<Row>`SELECT id, kind, reason, status, answer, due_on, created_at, closed_at FROM privacy_request
        WHERE profile_id = ${id} ORDER BY created_at DESC LIMIT ${ROWS_MAX}`,
    ),
  };
}

async function lineOf(db: Db, profileId: string): Promise<AccountData['line']> {
  const link = await db
    .selectFrom('line_link')
    .select(['line_user_id', 'linked_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return link ? { userId: link.line_user_id, linkedAt: link.linked_at.toISOString() } : null;
}

async function consentsOf(db: Db, { id, talentId }: Identity): Promise<AccountData['consents']> {
  const { rows } = await sql<{ consents: AccountData['consents'] }>`
    SELECT ${CONSENTS_OF('s.id')} AS consents
    FROM (SELECT ${talentId ?? id}::uuid AS id) s`.execute(db);
  return rows[0]?.consents ?? [];
}
