import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized, TagRef } from '../../../kernel/schema/shapes.ts';
import { sanitizeRichText } from '../../../kernel/text/rich-text.ts';
import type { ManagementNews, NewsDraftBase, NewsDraftStanding } from './news-record.schema.ts';

interface BaseRow {
  title: Localized;
  short_description: Localized;
  detail: Localized;
  image: ImageRef | null;
  share_image: ImageRef | null;
  standing: NewsDraftStanding | null;
  tags: TagRef[];
}

const BASE_TAGS = sql`(
  SELECT coalesce(json_agg(json_build_object('id', g.id, 'th', g.name ->> 'th', 'en', g.name ->> 'en')
    ORDER BY u.position), '[]')
  FROM jsonb_array_elements_text(d.base -> 'tags') WITH ORDINALITY u (id, position)
  JOIN tag g ON g.id::text = lower(u.id) AND g.kind = 'News' AND g.deleted_at IS NULL)`;

/**
 * The article as it was when a draft began: texts and images of the newest version at that time, other fields from the
 * draft. Needed to separate changes by others from changes of the draft.
 */
export async function readDraftBase(
  db: Db,
  news: Pick<ManagementNews, 'id' | 'publish' | 'publishAt' | 'order' | 'tags'>,
  profileId: string,
): Promise<NewsDraftBase | null> {
  const { rows } = await sql<BaseRow>`
    SELECT v.title, v.short_description, v.detail, ${imageOf('v.image_id', 'all')} AS image,
      ${imageOf('v.share_image_id', 'all')} AS share_image, d.base AS standing, ${BASE_TAGS} AS tags
    FROM news_draft d
    JOIN LATERAL (SELECT * FROM news_version o WHERE o.news_id = d.news_id AND o.version <= d.base_version
      ORDER BY o.version DESC LIMIT 1) v ON true
    WHERE d.news_id = ${news.id} AND d.profile_id = ${profileId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { standing } = row;
  return {
    title: row.title,
    shortDescription: row.short_description,
    detail: { th: sanitizeRichText(row.detail.th), en: sanitizeRichText(row.detail.en) },
    image: row.image,
    shareImage: row.share_image,
    // Drafts of an older release lack these fields: then the current article is used.
    publish: standing ? standing.publish : news.publish,
    publishAt: standing ? standing.publishAt : news.publishAt,
    order: standing ? standing.order : news.order,
    tags: standing ? row.tags : news.tags,
  };
}
