import { sql, type RawBuilder } from 'kysely';
import type { ImageRef, TagRef, VideoRef } from '../schema/shapes.ts';

export const IMAGE_JSON = `json_build_object(
  'id', i.id, 'width', i.width, 'height', i.height, 'alt', i.alt, 'placeholder', i.placeholder,
  'focus', i.focus)`;

/** An expression that reads the same in Thai and English, as jsonb. */
export const inBothLanguages = (expression: string): string =>
  `jsonb_build_object('th', ${expression}, 'en', ${expression})`;

/** Visitors see public images only; staff and owners all. */
export type ImageScope = 'public' | 'all';

/**
 * Whether `image i` is visible to everyone regarding its business; images of talents are selected through public
 * talents.
 */
export const IS_SHOWN_BY_BUSINESS =
  '(i.business_profile_id IS NULL OR business_is_shown(i.business_profile_id))';

/**
 * Whether `image i` has no job or a public one; images of drafts and internal jobs are visible to their audience only.
 */
export const IS_SHOWN_BY_JOB = `(i.business_profile_id IS NULL
  OR EXISTS (SELECT 1 FROM business_profile b WHERE b.id = i.business_profile_id AND b.logo_id = i.id)
  OR coalesce((SELECT bool_or(j.is_listed) FROM job j
    WHERE j.business_profile_id = i.business_profile_id AND j.image_id = i.id), true))`;

/** Whether `image i` is not editorial, or is used by a currently public record. */
export const IS_SHOWN_EDITORIAL = `(NOT i.is_editorial
  OR EXISTS (SELECT 1 FROM news n WHERE n.published_at <= now() AND n.deleted_at IS NULL
    AND (n.image_id = i.id OR n.share_image_id = i.id OR n.text_image_ids @> ARRAY[i.id]))
  OR EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id AND c.publish AND c.deleted_at IS NULL)
  OR EXISTS (SELECT 1 FROM content_page p WHERE p.text_image_ids @> ARRAY[i.id]))`;

function visible(scope: ImageScope): string {
  return scope === 'public' ? `AND i.access = 'public' AND ${IS_SHOWN_BY_BUSINESS}` : '';
}

/** The image a column points to, as an ImageRef. */
export function imageOf(column: string, scope: ImageScope = 'public'): RawBuilder<ImageRef | null> {
  return sql.raw(
    `(SELECT ${IMAGE_JSON} FROM image i WHERE i.id = ${column} AND i.deleted_at IS NULL ${visible(scope)})`,
  );
}

/** Images of an array column, in its order. */
export function imagesOf(column: string, scope: ImageScope = 'public'): RawBuilder<ImageRef[]> {
  return sql.raw(
    `(SELECT coalesce(json_agg(${IMAGE_JSON} ORDER BY u.position), '[]')
      FROM unnest(${column}) WITH ORDINALITY u (id, position)
      JOIN image i ON i.id = u.id AND i.deleted_at IS NULL ${visible(scope)})`,
  );
}

/** The video a column points to, as a VideoRef, with the image another column points to as its poster. */
export function videoOf(
  column: string,
  posterColumn: string,
  scope: ImageScope = 'public',
): RawBuilder<VideoRef | null> {
  return sql`
    (SELECT json_build_object('id', v.id, 'width', v.width, 'height', v.height, 'duration', v.duration,
        'poster', ${imageOf(posterColumn, scope)}, 'addedAt', ${sql.raw(instant('v.finished_at'))})
      FROM video v WHERE v.id = ${sql.raw(column)} AND v.deleted_at IS NULL)`;
}

/** Tags of a record, in the editor's order. */
export function tagsOf(owner: 'talent' | 'news' | 'job', column: string): RawBuilder<TagRef[]> {
  return sql.raw(
    `(SELECT coalesce(json_agg(
        json_build_object('id', g.id, 'th', g.name ->> 'th', 'en', g.name ->> 'en')
        ORDER BY l.position, g.id), '[]')
      FROM ${owner}_tag l JOIN tag g ON g.id = l.tag_id AND g.deleted_at IS NULL
      WHERE l.${owner}_id = ${column})`,
  );
}

/** An instant inside JSON, as the api writes it elsewhere: UTC, milliseconds, Z. */
export const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `JobRef` of `job j` and the name of its business, an expression. */
export const jobRef = (companyName: string): string =>
  `json_build_object('id', j.id, 'title', j.title, 'companyName', ${companyName})`;

/** The same without a join of the business. */
export const JOB_REF = jobRef(
  '(SELECT b.company_name FROM business_profile b WHERE b.id = j.business_profile_id)',
);
