import { AppError, type Db } from '@dara/backend';
import type { ApplicationStatus } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../../kernel/query/conditions.ts';
import { countQuery, pageQuery, readPage, type PageRequest } from '../../kernel/query/list.ts';
import { matches, type Search } from '../../kernel/query/search.ts';
import { isWithdrawnApplication } from '../../kernel/query/offerable.ts';
import { imageOf, videoOf } from '../../kernel/query/select.ts';
import {
  orderBy,
  sortable,
  sortableOrNull,
  type Sort,
  type SortColumns,
} from '../../kernel/query/sort.ts';
import type { CardSubject } from '../composite-card/composite-card.public.ts';
import type { BriefRecord } from './application-brief.ts';
import type { ApplicationRecord } from './application.model.ts';

export interface ApplicationFilter {
  jobId: string;
  /** The reader: its own rating is included, and withdrawn applications are excluded for businesses. */
  reader: { id: string; isStaff: boolean };
  status?: readonly ApplicationStatus[] | undefined;
  search?: Search | null;
  /** Minimum average of stars. */
  rating?: number | undefined;
  ids?: readonly string[] | undefined;
}

const TALENT = sql`JOIN talent t ON t.id = a.talent_id`;

/** The front image of the sent card, else any of its images, else the talent's profile image. */
const PHOTO = sql`coalesce(
  (SELECT i.image FROM jsonb_array_elements(a.card_snapshot -> 'slots') WITH ORDINALITY s (slot, position)
    JOIN jsonb_array_elements(a.card_snapshot -> 'images') i (image)
      ON i.image ->> 'id' = s.slot ->> 'imageId'
    ORDER BY (s.slot ->> 'slot' <> 'front'), s.position LIMIT 1)::json,
  ${imageOf('t.image_id', 'all')})`;

/** Staff read all names. */
export const isWithdrawn = ({ isStaff }: ApplicationFilter['reader']): RawBuilder<unknown> =>
  isStaff ? sql`false` : sql.raw(isWithdrawnApplication());

const briefColumns = (reader: ApplicationFilter['reader']): RawBuilder<unknown> => sql`
  t.talent_types, t.gender, t.birthday, t.height, t.languages, t.bookouts, ${isWithdrawn(reader)} AS is_withdrawn`;

/** Columns of `job_application a` and `talent t`. */
export const recordColumns = (reader: ApplicationFilter['reader']): RawBuilder<unknown> => sql`
  a.id, a.job_id, a.talent_id, a.composite_card_id, a.card_snapshot ->> 'name' AS card_name, a.status,
  a.reject_reason, a.reject_message, a.quoted_rate, a.source, a.note, a.rating_average, a.rating_count, a.version,
  a.created_at, a.updated_at, t.display_name, t.nick_name, t.first_name, t.last_name, t.age_years,
  t.status = 'Approved' AND t.active AS is_available, ${PHOTO} AS photo,
  ${videoOf('a.tape_id', 'NULL')} AS tape,
  ${briefColumns(reader)},
  (SELECT r.stars FROM application_rating r
    WHERE r.application_id = a.id AND r.profile_id = ${reader.id}) AS own_stars,
  (SELECT count(*)::int FROM application_note n WHERE n.application_id = a.id) AS note_count`;

/** Conditions on `job_application a` and `talent t` of every list of a reader. */
export function readableConditions({
  reader,
  status,
  search,
}: Pick<ApplicationFilter, 'reader' | 'status' | 'search'>): RawBuilder<unknown>[] {
  return [
    sql`a.deleted_at IS NULL AND t.deleted_at IS NULL`,
    ...(reader.isStaff ? [] : [sql`a.status <> 'Withdrawn'`]),
    ...anyOf('a.status', status),
    // A hidden name cannot be searched.
    ...(search ? [matches('t.search_text', search), sql`NOT ${isWithdrawn(reader)}`] : []),
  ];
}

function conditions({ jobId, rating, ids, ...filter }: ApplicationFilter) {
  return sql.join(
    [
      sql`a.job_id = ${jobId}`,
      ...readableConditions(filter),
      ...(ids ? [sql`a.id = ANY (${ids}::uuid[])`] : []),
      ...(rating === undefined ? [] : [sql`a.rating_average >= ${rating}`]),
    ],
    sql` AND `,
  );
}

export const APPLICATION_ORDER = {
  CreatedAt: sortable('a.created_at', 'a.id'),
  Name: sortable('t.display_name COLLATE "und-x-icu"', 'a.id'),
} satisfies SortColumns;
const SORT: SortColumns = {
  ...APPLICATION_ORDER,
  UpdatedAt: sortable('a.updated_at', 'a.id'),
  QuotedRate: sortableOrNull('a.quoted_rate', 'a.id'),
};
/** Sorting by ratings would reveal them. */
const STAFF_SORT: SortColumns = { ...SORT, Rating: sortableOrNull('a.rating_average', 'a.id') };

/** One page of the applications to a job. */
export function listApplicationRows(
  db: Db,
  filter: ApplicationFilter,
  request: Sort & PageRequest,
): Promise<{ rows: ApplicationRecord[]; total: number }> {
  const { isStaff } = filter.reader;
  const order = orderBy(isStaff ? STAFF_SORT : SORT, request, APPLICATION_ORDER.CreatedAt.desc);
  const where = conditions(filter);
  const list = { table: 'job_application', alias: 'a', joins: TALENT, where, order } as const;
  const page = pageQuery<ApplicationRecord>(db, list, request, recordColumns(filter.reader));
  return readPage(db, page, countQuery(db, list));
}

/** What is compared with the brief, of all applications. */
export async function listBriefRows(
  db: Db,
  filter: ApplicationFilter,
): Promise<(BriefRecord & { id: string })[]> {
  const { rows } = await sql<BriefRecord & { id: string }>`
    SELECT a.id, ${briefColumns(filter.reader)} FROM job_application a ${TALENT}
    WHERE ${conditions(filter)}`.execute(db);
  return rows;
}

export async function findApplicationRow(
  db: Db,
  filter: ApplicationFilter,
  applicationId: string,
): Promise<ApplicationRecord> {
  const { rows } = await sql<ApplicationRecord>`
    SELECT ${recordColumns(filter.reader)} FROM job_application a ${TALENT}
    WHERE ${conditions(filter)} AND a.id = ${applicationId}`.execute(db);
  if (!rows[0]) throw new AppError('APPLICATION_NOT_EXIST');
  return rows[0];
}

/** The cards as they were sent, by application. */
export async function findSentCards(
  db: Db,
  applicationIds: readonly string[],
): Promise<Map<string, CardSubject>> {
  const { rows } = await sql<{ id: string; card_snapshot: CardSubject }>`
    SELECT id, card_snapshot FROM job_application
    WHERE id = ANY (${applicationIds}::uuid[]) AND card_snapshot IS NOT NULL`.execute(db);
  return new Map(rows.map(({ id, card_snapshot }) => [id, card_snapshot]));
}

/** Locks an application until the transaction ends. */
export async function lockApplication(db: Db, jobId: string, applicationId: string): Promise<void> {
  await sql`
    SELECT id FROM job_application
    WHERE id = ${applicationId} AND job_id = ${jobId} FOR UPDATE`.execute(db);
}

/** Number of filled openings of a job. */
export async function countHired(db: Db, jobId: string): Promise<number> {
  const { rows } = await sql<{ hired: number }>`
    SELECT count(*)::int AS hired FROM job_application
    WHERE job_id = ${jobId} AND status IN ('Hired', 'Completed') AND deleted_at IS NULL`.execute(
    db,
  );
  return rows[0]?.hired ?? 0;
}
