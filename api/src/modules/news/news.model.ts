import type { NewsType } from '@dara/model';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import type {
  ManagementNewsRow,
  NewsDetailRow,
  NewsListRow,
  NewsRecordRow,
} from './news.repository.ts';
import { toNewsTalent } from './news-talents.ts';
import type { NewsCard, NewsDetail, NewsRow } from './news.schema.ts';

/** The part of the site that shows articles of a kind. */
export const SECTIONS: Record<NewsType, string> = {
  General: 'news',
  TalkOfTheTown: 'talkofthetown',
};

/** Sanitized again after saving: a row written by other means must not be unsafe either. */
export const safeDetail = ({ th, en }: Localized): Localized => ({
  th: sanitizeRichText(th),
  en: sanitizeRichText(en),
});

/** A text as it was given, with its English. */
export const whole = ({ th, en }: { th: string; en?: string | undefined }): Localized => ({
  th,
  en: en ?? '',
});

export function toNewsCard(row: NewsListRow): NewsCard {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    shortDescription: row.short_description,
    image: row.image,
    tags: row.tags,
    publishedAt: (row.published_at ?? row.created_at).toISOString(),
  };
}

export function toNewsDetail(row: NewsDetailRow): NewsDetail {
  return {
    ...toNewsCard(row),
    detail: safeDetail(row.detail),
    shareImage: row.share_image,
    talents: row.talents.map(toNewsTalent),
    byline: row.byline,
    photoCredit: row.photo_credit,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What the list and the record of management share. */
export function toRecordFields(row: NewsRecordRow) {
  return {
    ...toNewsCard(row),
    status: row.status,
    publish: row.publish,
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    order: row.sort_order,
    missingTranslation: row.missing_translation,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

export const toNewsRow = (row: ManagementNewsRow): NewsRow => ({
  ...toRecordFields(row),
  editedBy: row.editor,
  hasDraft: row.has_draft,
});
