import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import type { ManagementNewsRow, NewsDetailRow, NewsListRow } from './news.repository.ts';
import type { NewsCard, NewsDetail, NewsRow } from './news.schema.ts';

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
    // Sanitized again after saving: a row written by other means must not be unsafe either.
    detail: { th: sanitizeRichText(row.detail.th), en: sanitizeRichText(row.detail.en) },
    shareImage: row.share_image,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function toNewsRow(row: ManagementNewsRow): NewsRow {
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
    editedBy: row.editor,
    hasDraft: row.has_draft,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
