import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { isRestorable } from '../../../kernel/record/deletion.ts';
import { answerOf } from '../../../kernel/query/answer-columns.ts';
import { nameOf } from '../../../kernel/query/person-name.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import {
  draftTalents,
  namedTalents,
  toManagementTalent,
  type NamedTalentRow,
} from '../news-talents.ts';
import { RECORD_COLUMNS, type NewsRecordRow } from '../news.repository.ts';
import { readDraftBase } from './news-draft-base.ts';
import { ManagementNews, type NewsDraftData } from './news-record.schema.ts';

interface DraftRow {
  data: NewsDraftData;
  talents: NamedTalentRow[];
  baseVersion: number;
  savedAt: string;
  savedBy: string | null;
  isOwn: boolean;
}

interface FullRow extends NewsRecordRow {
  detail: Localized;
  byline: Localized;
  photo_credit: Localized;
  share_image: ImageRef | null;
  talents: NamedTalentRow[];
  drafts: DraftRow[];
}

/** Maximum number of other users' drafts returned. */
const MOST_DRAFTS = 20;

/** The user's own draft in full; of others only that they exist. */
const draftsFor = (readerId: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('isOwn', d.profile_id = ${readerId}, 'baseVersion', d.base_version,
    'data', CASE WHEN d.profile_id = ${readerId} THEN d.data END,
    'talents', CASE WHEN d.profile_id = ${readerId} THEN ${draftTalents('data', 'all')} END, 'savedAt', d.saved_at,
    'savedBy', ${nameOf('d.profile_id')}) ORDER BY d.saved_at DESC), '[]')
  FROM (SELECT * FROM news_draft WHERE news_id = t.id
    ORDER BY profile_id = ${readerId} DESC, saved_at DESC LIMIT ${MOST_DRAFTS}) d)`;

export interface NewsReader {
  db: Db;
  actor: Pick<Identity, 'id'>;
}

/** An article with everything about it as this person sees it, or one that was deleted; throws `NEWS_NOT_EXIST`. */
export async function readNews(
  { db, actor }: NewsReader,
  id: string,
  { isDeleted = false } = {},
): Promise<ManagementNews> {
  const standing = isDeleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`;
  const { rows } = await sql<FullRow>`
    SELECT ${RECORD_COLUMNS}, t.detail, t.byline, t.photo_credit, ${namedTalents('all')} AS talents,
      ${imageOf('t.image_id', 'all')} AS image,
      ${imageOf('t.share_image_id', 'all')} AS share_image, ${draftsFor(actor.id)} AS drafts
    FROM news t WHERE t.id = ${id} AND ${standing}`.execute(db);
  if (!rows[0]) throw new AppError('NEWS_NOT_EXIST');
  const record = toRecord(rows[0]);
  const { draft } = record;
  if (!draft || draft.baseVersion === record.version) return record;
  return { ...record, draft: { ...draft, base: await readDraftBase(db, record, actor.id) } };
}

/** The id of an existing article; throws `NEWS_NOT_EXIST`. */
export async function requireNews(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM news WHERE id = ${id} AND deleted_at IS NULL`.execute(db);
  if (!rows[0]) throw new AppError('NEWS_NOT_EXIST');
  return rows[0].id;
}

/** Locks and reads the article until the transaction ends: writes are serialized. */
export async function lockNews(reader: NewsReader, id: string): Promise<ManagementNews> {
  await sql`
    SELECT id FROM news WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(reader.db);
  return readNews(reader, id);
}

const isoOf = (at: string) => new Date(at).toISOString();

function draftsOf(drafts: DraftRow[]): Pick<ManagementNews, 'draft' | 'otherDrafts'> {
  const own = drafts.find(({ isOwn }) => isOwn);
  const { data, talents = [], baseVersion, savedAt, savedBy } = own ?? {};
  return {
    draft:
      data && baseVersion && savedAt
        ? {
            data,
            talents: talents.map(toManagementTalent),
            baseVersion,
            base: null,
            savedAt: isoOf(savedAt),
            savedBy: savedBy ?? null,
          }
        : null,
    otherDrafts: drafts
      .filter(({ isOwn }) => !isOwn)
      .map((draft) => ({ savedAt: isoOf(draft.savedAt), savedBy: draft.savedBy })),
  };
}

const toRecord = (row: FullRow): ManagementNews =>
  answerOf(ManagementNews, row, {
    order: row.sort_order,
    talents: row.talents.map(toManagementTalent),
    updatedBy: row.editor,
    ...draftsOf(row.drafts),
  });
