import type { Db } from '@dara/backend';
import { shownName, ageOn } from '@dara/model';
import { sql, type CompiledQuery } from 'kysely';
import { isMinor } from '../../../kernel/age.ts';
import type { GuardedChange } from '../../../kernel/database/json-columns.ts';
import type { GuardianConfirmationTable } from '../../../kernel/database/generated.ts';
import { BODY_AS_FIELDS } from '../../../kernel/database/talent-body.ts';
import { imageOf, imagesOf, instant, tagsOf, videoOf } from '../../../kernel/query/select.ts';
import { needsGuardian } from '../../guardian/guardian.public.ts';
import { withSuggestions } from './talent-performance.ts';
import type { TalentRecord } from './talent-record.schema.ts';
import { EXPERIENCES_ALL, SOCIAL } from './talent-columns.ts';

const BUDGETS = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('id', b.id, 'type', b.budget_type, 'detail', b.detail,
      'rateCharge', b.rate_charge, 'dateUpdate', ${instant('b.date_update')}) ORDER BY b.position, b.id), '[]')
    FROM work_budget b WHERE b.work_id = w.id)`);

const PERFORMANCE = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'channel', p.channel, 'followers', p.followers,
      'engagement', p.engagement, 'averagePostReach', p.average_post_reach,
      'averageStoryView', p.average_story_view, 'cpr', p.cpr, 'cpe', p.cpe,
      'measuredAt', ${instant('p.measured_at')}) ORDER BY p.position, p.channel), '[]')
    FROM work_social_performance p WHERE p.work_id = w.id)`);

const WORKS = sql`
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'talentType', w.talent_type, 'budgets', ${BUDGETS},
      'experiences', ${EXPERIENCES_ALL}, 'socialMediaPerformance', ${PERFORMANCE}, 'version', w.version,
      'updatedAt', ${sql.raw(instant('w.updated_at'))}) ORDER BY w.created_at, w.id), '[]')
    FROM work w WHERE w.talent_id = t.id AND w.deleted_at IS NULL)`;

const CARDS = sql`
  (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'template', c.template,
      'isDefault', c.is_default, 'shared', c.shared, 'images', ${imagesOf('c.image_ids', 'all')},
      'updatedAt', ${sql.raw(instant('c.updated_at'))}) ORDER BY c.is_default DESC, c.created_at, c.id), '[]')
    FROM composite_card c WHERE c.talent_id = t.id AND c.deleted_at IS NULL)`;

/** All consents of a subject, by a column of the outer query. */
export const CONSENTS_OF = (subject: string) =>
  sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('id', k.id, 'purpose', k.purpose, 'textVersion', k.text_version,
      'givenAt', ${instant('k.given_at')}, 'givenBy', k.given_by, 'withdrawnAt', ${instant('k.withdrawn_at')})
      ORDER BY k.given_at, k.id), '[]')
    FROM consent k WHERE k.subject = ${subject})`);
const CONSENTS = CONSENTS_OF('t.id');

/** The pending change, and the state of the guardian's confirmation. */
const GUARDED = sql.raw(`
  t.guardian_confirmed_at AS "guardianConfirmedAt",
  (SELECT c.answer FROM guardian_confirmation c WHERE c.talent_id = t.id AND c.email = t.guardian ->> 'email'
    ORDER BY c.sent_at DESC, c.id DESC LIMIT 1) AS "guardianAnswer",
  (SELECT json_build_object('id', r.id, 'requestedAt', ${instant('r.requested_at')}, 'change', r.change)
    FROM talent_change_request r WHERE r.talent_id = t.id AND r.status = 'Open') AS pending`);

interface GuardedRow {
  guardianConfirmedAt: Date | null;
  guardianAnswer: GuardianConfirmationTable['answer'];
  pending: { id: string; requestedAt: string; change: GuardedChange } | null;
}

type Derived =
  | 'name'
  | 'age'
  | 'isMinor'
  | 'createdAt'
  | 'updatedAt'
  | 'guardianState'
  | 'pendingChange';

type RecordRow = Omit<TalentRecord, Derived> &
  GuardedRow & {
    createdAt: Date;
    updatedAt: Date;
  };

function guardianStateOf(row: RecordRow, day: string): TalentRecord['guardianState'] {
  if (!needsGuardian(row.birthday, day)) return 'NotNeeded';
  if (!row.guardian) return 'Missing';
  if (row.guardianConfirmedAt) return 'Confirmed';
  return row.guardianAnswer === null ? 'Waiting' : 'Declined';
}

function pendingOf({ pending }: RecordRow): TalentRecord['pendingChange'] {
  if (!pending) return null;
  const { change, ...rest } = pending;
  const fields = (['birthday', 'guardian'] as const).filter((field) => field in change);
  return { ...rest, fields, birthday: change.birthday ?? null, guardian: change.guardian ?? null };
}

export function talentRecordQuery(
  db: Db,
  id: string,
  deletedSince?: Date,
): CompiledQuery<RecordRow> {
  return sql<RecordRow>`
    SELECT t.id, t.display_name AS "displayName", t.nick_name AS "nickName", t.talent_types AS "talentTypes",
      ${imageOf('t.image_id', 'all')} AS image, t.gender, t.birthday, t.nationality, t.followers,
      t.engagement_rate AS "engagementRate", t.channel, ${tagsOf('talent', 't.id')} AS tags,
      t.is_top10 AS "isTop10", t.created_at AS "createdAt", t.updated_at AS "updatedAt",
      ${sql.raw(BODY_AS_FIELDS)}, t.first_name AS "firstName", t.last_name AS "lastName", t.email,
      t.phone_number AS "phoneNumber", t.company_name AS "companyName", t.languages, t.bio, t.bookouts,
      t.guardian, ${GUARDED}, ${imagesOf('t.album_image_ids', 'all')} AS album,
      ${videoOf('t.reel_id', 't.reel_poster_id', 'all')} AS reel, ${SOCIAL} AS "socialMedia",
      ${WORKS} AS works, ${CARDS} AS "compositeCards", ${CONSENTS} AS consents, t.status, t.status_reason AS "statusReason", t.active,
      t.is_public AS "isPublic", t.version
    FROM talent t WHERE t.id = ${id}
      AND ${deletedSince ? sql`t.deleted_at >= ${deletedSince}` : sql`t.deleted_at IS NULL`}`.compile(
    db,
  );
}

/** The full record of one talent in any status; null once deleted. With `deletedSince` a deleted one instead. */
export async function findOwnTalent(
  db: Db,
  id: string,
  day: string,
  deletedSince?: Date,
): Promise<TalentRecord | null> {
  const { rows } = await db.executeQuery(talentRecordQuery(db, id, deletedSince));
  const [row] = rows;
  if (!row) return null;
  const {
    guardianConfirmedAt: _confirmed,
    guardianAnswer: _answer,
    pending: _pending,
    ...own
  } = row;
  return {
    ...own,
    name: shownName(row),
    works: row.works.map(withSuggestions),
    age: row.birthday === null ? null : ageOn(row.birthday, day),
    isMinor: isMinor(row.birthday, day),
    guardianState: guardianStateOf(row, day),
    pendingChange: pendingOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
