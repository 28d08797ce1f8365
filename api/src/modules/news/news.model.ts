import type { NewsType } from '@dara/model';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { answerOf } from '../../kernel/query/answer-columns.ts';
import { sanitizeRichText } from '../../kernel/text/rich-text.ts';
import type { ManagementNewsRow, NewsDetailRow, NewsListRow } from './news.repository.ts';
import { toNewsTalent } from './news-talents.ts';
import { NewsCard, NewsDetail, NewsRow } from './news.schema.ts';

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

const publishedAtOf = (row: NewsListRow) => (row.published_at ?? row.created_at).toISOString();

export const toNewsCard = (row: NewsListRow): NewsCard =>
  answerOf(NewsCard, row, { publishedAt: publishedAtOf(row) });

export const toNewsDetail = (row: NewsDetailRow): NewsDetail =>
  answerOf(NewsDetail, row, {
    publishedAt: publishedAtOf(row),
    detail: safeDetail(row.detail),
    talents: row.talents.map(toNewsTalent),
  });

export const toNewsRow = (row: ManagementNewsRow): NewsRow =>
  answerOf(NewsRow, row, { order: row.sort_order, editedBy: row.editor });
