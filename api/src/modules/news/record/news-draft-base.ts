import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { imageOf } from '../../../kernel/query/select.ts';
import { draftTalents, toManagementTalent, type NamedTalentRow } from '../news-talents.ts';
import { safeDetail, whole } from '../news.model.ts';
import type { ManagementNews, NewsDraftBase, NewsDraftStanding } from './news-record.schema.ts';

type BaseRow = Omit<NewsDraftBase, 'publish' | 'publishAt' | 'order' | 'talents'> & {
  talents: NamedTalentRow[];
  standing: NewsDraftStanding | null;
};

/** Tags that a draft `d` names, in its order; deleted ones are left out. */
export const draftTags = (column: 'data' | 'base') => sql`(
  SELECT coalesce(json_agg(json_build_object('id', g.id, 'th', g.name ->> 'th', 'en', g.name ->> 'en')
    ORDER BY u.position), '[]')
  FROM jsonb_array_elements_text(d.${sql.raw(column)} -> 'tags') WITH ORDINALITY u (id, position)
  JOIN tag g ON g.id::text = lower(u.id) AND g.kind = 'News' AND g.deleted_at IS NULL)`;

/**
 * The article as it was when a draft began: texts and images of the newest version at that time, other fields from the
 * draft. Needed to separate changes by others from changes of the draft.
 */
export async function readDraftBase(
  db: Db,
  news: Pick<
    ManagementNews,
    'id' | 'publish' | 'publishAt' | 'order' | 'tags' | 'talents' | 'byline' | 'photoCredit'
  >,
  profileId: string,
): Promise<NewsDraftBase | null> {
  const { rows } = await sql<BaseRow>`
    SELECT v.title, v.short_description AS "shortDescription", v.detail, ${imageOf('v.image_id', 'all')} AS image,
      ${imageOf('v.share_image_id', 'all')} AS "shareImage", d.base AS standing, ${draftTags('base')} AS tags,
      ${draftTalents('base', 'all')} AS talents
    FROM news_draft d
    JOIN LATERAL (SELECT * FROM news_version o WHERE o.news_id = d.news_id AND o.version <= d.base_version
      ORDER BY o.version DESC LIMIT 1) v ON true
    WHERE d.news_id = ${news.id} AND d.profile_id = ${profileId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { standing, tags, talents, ...rest } = row;
  // Drafts of an older release lack these fields: then the current article is used.
  const { publish, publishAt, order } = standing ?? news;
  return {
    ...{ ...rest, publish, publishAt, order },
    detail: safeDetail(rest.detail),
    tags: standing ? tags : news.tags,
    talents: standing?.talentIds ? talents.map(toManagementTalent) : news.talents,
    byline: standing?.byline ? whole(standing.byline) : news.byline,
    photoCredit: standing?.photoCredit ? whole(standing.photoCredit) : news.photoCredit,
  };
}
