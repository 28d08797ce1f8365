import { countAttempt, AppError, addressKey, type Limit, type Services } from '@dara/backend';
import { NEWS_PREVIEW_DAYS } from '@dara/model';
import type { FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { NewsTable } from '../../../kernel/database/generated.ts';
import {
  isOwnPreviewToken,
  previewToken,
  readPreviewToken,
} from '../../../kernel/http/preview-token.ts';
import type { Preview } from '../../../kernel/http/preview-token.ts';
import { imageOf, tagsOf } from '../../../kernel/query/select.ts';
import { recordRead } from '../../../kernel/record/audit.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { Instant, type ImageRef, type TagRef } from '../../../kernel/schema/shapes.ts';
import { SECTIONS, toNewsDetail, whole } from '../news.model.ts';
import { draftTalents, namedTalents, type NamedTalentRow } from '../news-talents.ts';
import { NewsDetail } from '../news.schema.ts';
import { draftTags } from '../record/news-draft-base.ts';
import type { NewsDraftData } from '../record/news-record.schema.ts';
import { auditNews } from '../record/news-audit.ts';
import { requireNews } from '../record/news-record.repository.ts';

export const NewsPreviewLink = Type.Object(
  { path: Type.String({ description: 'Where the page of the preview is' }), expiresAt: Instant },
  { title: 'NewsPreviewLink' },
);
export type NewsPreviewLink = Static<typeof NewsPreviewLink>;

/** An article as its page will show it. */
export const NewsPreview = Type.Object(
  {
    ...NewsDetail.properties,
    isDraft: Type.Boolean({ description: 'It shows an unsaved draft' }),
    expiresAt: Instant,
  },
  { title: 'NewsPreview' },
);
export type NewsPreview = Static<typeof NewsPreview>;

/** Attempts with invalid tokens per IP address. */
const GUESSES: Limit = { name: 'news-preview', max: 30, windowMs: 10 * 60_000 };

/** A preview link for the article with this user's draft; it expires, and ends with the article. */
export async function makePreview(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { actor, requestId }: ActorContext,
  id: string,
): Promise<NewsPreviewLink> {
  const newsId = await requireNews(db, id);
  const { type, preview_round } = await db
    .selectFrom('news')
    .select(['type', 'preview_round'])
    .where('id', '=', newsId)
    .executeTakeFirstOrThrow();
  const endS = Math.floor(Date.now() / 1000) + NEWS_PREVIEW_DAYS * 24 * 3600;
  const preview = { newsId, profileId: actor.id, expiresAt: endS };
  const token = previewToken(config, preview, preview_round);
  const expiresAt = new Date(endS * 1000).toISOString();
  await auditNews(db, { actor, requestId }, 'PreviewLink', newsId, { expiresAt });
  return { path: `/${SECTIONS[type]}/preview/${token}`, expiresAt };
}

interface PreviewRow extends Selectable<NewsTable> {
  image: ImageRef | null;
  share_image: ImageRef | null;
  tags: TagRef[];
  talents: NamedTalentRow[];
  draft: NewsDraftData | null;
}

const DRAFT_PICTURE = (field: 'imageId' | 'shareImageId', column: string) => sql`
  CASE WHEN jsonb_exists(d.data, ${sql.lit(field)})
    THEN ${imageOf(`(SELECT e.id FROM image e WHERE e.id::text = d.data ->> '${field}' AND e.is_editorial)`, 'all')}
    ELSE ${imageOf(column, 'all')} END`;

const DRAFT_TAGS = sql`
  CASE WHEN jsonb_exists(d.data, 'tags') THEN ${draftTags('data')}
    ELSE ${tagsOf('news', 't.id')} END`;

const DRAFT_TALENTS = sql`
  CASE WHEN jsonb_exists(d.data, 'talentIds') THEN ${draftTalents('data', 'public')}
    ELSE ${namedTalents('public')} END`;

/** The subject of a token; null for an invalid one, or one whose article or creator is deleted, without the reason. */
async function findPreview(
  { db, config }: Pick<Services, 'db' | 'config'>,
  token: string,
): Promise<{ said: Preview; row: PreviewRow } | null> {
  const said = readPreviewToken(token);
  if (!said) return null;
  const { rows } = await sql<PreviewRow>`
    SELECT t.*, d.data AS draft, ${DRAFT_TAGS} AS tags, ${DRAFT_TALENTS} AS talents,
      ${DRAFT_PICTURE('imageId', 't.image_id')} AS image,
      ${DRAFT_PICTURE('shareImageId', 't.share_image_id')} AS share_image
    FROM news t
    JOIN profile p ON p.id = ${said.profileId} AND p.active AND p.deleted_at IS NULL
      AND p.permission IN ('Staff', 'Admin')
    LEFT JOIN news_draft d ON d.news_id = t.id AND d.profile_id = p.id
    WHERE t.id = ${said.newsId} AND t.deleted_at IS NULL`.execute(db);
  const [row] = rows;
  return row && isOwnPreviewToken(config, token, row.preview_round) ? { said, row } : null;
}

/** The previewed article of a link; clients that send invalid tokens are rate limited. */
export async function openPreview(
  services: Pick<Services, 'db' | 'config' | 'limiter'>,
  token: string,
  { ip, id: requestId }: Pick<FastifyRequest, 'ip' | 'id'>,
): Promise<{ said: Preview; preview: NewsPreview }> {
  const key = addressKey(ip);
  await countAttempt(services.limiter, GUESSES, key);
  const found = await findPreview(services, token);
  if (!found) throw new AppError('NEWS_NOT_EXIST');
  await services.limiter.refund(GUESSES, key);
  const opened = { entity: 'news', entityId: found.row.id, requestId } as const;
  await recordRead(services.db, { actor: null, action: 'OpenPreview', ...opened });
  return { said: found.said, preview: toPreview(found.row, found.said) };
}

function toPreview(row: PreviewRow, { expiresAt }: Preview): NewsPreview {
  const draft = row.draft ?? {};
  const publishAt = draft.publishAt === undefined ? row.publish_at : draft.publishAt;
  const shown = toNewsDetail({
    ...row,
    title: whole(draft.title ?? row.title),
    short_description: whole(draft.shortDescription ?? row.short_description),
    detail: whole(draft.detail ?? row.detail),
    byline: whole(draft.byline ?? row.byline),
    photo_credit: whole(draft.photoCredit ?? row.photo_credit),
    published_at: new Date(publishAt ?? Date.now()),
  });
  return {
    ...shown,
    isDraft: row.draft !== null,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
}
