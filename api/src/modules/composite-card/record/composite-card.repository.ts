import { ADULT_AGE } from '@dara/model';
import { AppError, type Db } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { BODY_COLUMNS } from '../../../kernel/database/talent-body.ts';
import { isWithdrawnApplication } from '../../../kernel/query/offerable.ts';
import { matches, type Search } from '../../../kernel/query/search.ts';
import { imagesOf } from '../../../kernel/query/select.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import { countQuery, pageQuery, readPage } from '../../../kernel/query/list.ts';
import { orderBy, sortable, type Sort, type SortColumns } from '../../../kernel/query/sort.ts';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { IS_OWN_PICTURE } from '../../talent/talent.public.ts';
import { subjectOf, type CardRow, type CardTalent, type CardSubject } from './card-subject.ts';

const SOCIAL = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('channel', s.channel, 'name', s.name,
      'followers', s.followers, 'engagementRate', s.engagement_rate) ORDER BY s.position, s.channel), '[]')
    FROM talent_social s WHERE s.talent_id = t.id)`);

/** Includes private images: a reader of the card may see its images. */
export function cardColumns(): RawBuilder<unknown> {
  return sql`c.id, c.talent_id, c.name, c.template, c.language, c.fields, c.slots,
    ${imagesOf('c.image_ids', 'all')} AS images, c.is_default, c.shared, c.version, c.created_at, c.updated_at,
    ${talentColumns()}`;
}

/** The card's subject, from `talent t`. */
export function talentColumns(): RawBuilder<unknown> {
  return sql`t.display_name, t.nick_name, t.first_name, t.last_name, t.talent_types, t.birthday, t.nationality,
    ${sql.raw(BODY_COLUMNS)}, ${SOCIAL} AS social`;
}

const LIVE = sql`c.deleted_at IS NULL AND t.deleted_at IS NULL`;
/** The usual card first, then in the order in which they were made. */
const USUAL_FIRST = sql.raw('c.is_default DESC, c.created_at, c.id');

/** One card of one talent without access check; null when it belongs to another talent. */
export async function findCard(
  db: Db,
  talentId: string,
  cardId: string,
): Promise<CardSubject | null> {
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns()} FROM composite_card c JOIN talent t ON t.id = c.talent_id
    WHERE c.id = ${cardId} AND c.talent_id = ${talentId} AND ${LIVE}`.execute(db);
  return rows[0] ? subjectOf(rows[0], today()) : null;
}

export interface OfCard {
  talentId: string;
  cardId: string;
}

export async function requireCard(db: Db, { talentId, cardId }: OfCard): Promise<CardSubject> {
  const subject = await findCard(db, talentId, cardId);
  if (!subject) throw new AppError('CARD_NOT_EXIST');
  return subject;
}

/** The card's subject with those of the given images that belong to it. */
export async function findCardTalent(
  db: Db,
  talentId: string,
  imageIds: readonly string[],
): Promise<CardTalent & { images: ImageRef[]; is_public: boolean }> {
  const { rows } = await sql<CardTalent & { images: ImageRef[]; is_public: boolean }>`
    SELECT ${talentColumns()}, t.is_public, ${imagesOf('w.ids', 'all')} AS images
    FROM talent t CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(i.id), '{}') AS ids FROM image i
      WHERE i.id = ANY (${imageIds}::uuid[]) AND ${IS_OWN_PICTURE}) w
    WHERE t.id = ${talentId} AND t.deleted_at IS NULL`.execute(db);
  if (!rows[0]) throw new AppError('TALENT_NOT_EXIST');
  return rows[0];
}

/** The shared cards of a public adult talent, one or all; a minor's cards are never public. */
export async function findSharedCards(
  db: Db,
  talentId: string,
  cardId?: string,
): Promise<CardSubject[]> {
  const day = today();
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns()} FROM composite_card c JOIN talent t ON t.id = c.talent_id
    WHERE c.talent_id = ${talentId} AND c.shared AND t.is_public AND ${LIVE}
      AND t.birthday <= ${yearsBefore(day, ADULT_AGE)}::date
      ${cardId === undefined ? sql`` : sql`AND c.id = ${cardId}`}
    ORDER BY ${USUAL_FIRST}`.execute(db);
  return rows.map((row) => subjectOf(row, day));
}

export interface CardListRequest extends Sort {
  page: number;
  size: number;
  /** The talent of the cards; all talents when undefined. */
  talentId: string | undefined;
  search: Search | null;
}

const SORT: SortColumns = {
  CreatedAt: sortable('c.created_at', 'c.id'),
  UpdatedAt: sortable('c.updated_at', 'c.id'),
  Name: sortable('c.name COLLATE "und-x-icu"', 'c.id'),
};

function conditions({ talentId, search }: CardListRequest): RawBuilder<unknown> {
  const all = [
    LIVE,
    ...(talentId === undefined ? [] : [sql`c.talent_id = ${talentId}`]),
    ...(search
      ? [sql`(${matches('c.search_text', search)} OR ${matches('t.search_text', search)})`]
      : []),
  ];
  return sql.join(all, sql` AND `);
}

const TALENT = sql`JOIN talent t ON t.id = c.talent_id`;

function listOf(request: CardListRequest) {
  return {
    table: 'composite_card',
    alias: 'c',
    joins: TALENT,
    where: conditions(request),
  } as const;
}

export function cardPageQuery(db: Db, request: CardListRequest): CompiledQuery<CardRow> {
  const usual = request.talentId === undefined ? SORT['CreatedAt']!.desc : USUAL_FIRST;
  const order = orderBy(SORT, request, usual);
  return pageQuery(db, { ...listOf(request), order }, request, cardColumns());
}

export async function listCards(
  db: Db,
  request: CardListRequest,
): Promise<{ subjects: CardSubject[]; total: number }> {
  const day = today();
  const count = countQuery(db, listOf(request));
  const { rows, total } = await readPage(db, cardPageQuery(db, request), count);
  return { subjects: rows.map((row) => subjectOf(row, day)), total };
}

export interface Snapshot {
  subject: CardSubject;
  frozenAt: Date;
}

/**
 * A card as sent with a talent's application. For a business only in its own jobs, and only while the application is
 * active.
 */
export async function findSnapshot(
  db: Db,
  ids: { talentId: string; cardId: string; jobId: string },
  businessProfileId: string | null,
): Promise<Snapshot | null> {
  const own = businessProfileId
    ? sql`AND j.business_profile_id = ${businessProfileId} AND j.deleted_at IS NULL AND a.status <> 'Withdrawn'
        AND NOT ${sql.raw(isWithdrawnApplication())}`
    : sql``;
  const { rows } = await sql<{ card_snapshot: CardSubject; created_at: Date }>`
    SELECT a.card_snapshot, a.created_at FROM job_application a JOIN job j ON j.id = a.job_id
      JOIN talent t ON t.id = a.talent_id
    WHERE a.job_id = ${ids.jobId} AND a.talent_id = ${ids.talentId} AND a.composite_card_id = ${ids.cardId}
      AND a.card_snapshot IS NOT NULL AND a.deleted_at IS NULL ${own}
    ORDER BY (a.status = 'Withdrawn'), a.created_at DESC LIMIT 1`.execute(db);
  const [row] = rows;
  return row ? { subject: row.card_snapshot, frozenAt: row.created_at } : null;
}
