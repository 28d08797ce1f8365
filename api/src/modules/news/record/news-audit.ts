import { historyOf } from '../../../kernel/record/history.ts';
import type { ManagementNews } from './news-record.schema.ts';

/** What is done to an article. */
export const auditNews = historyOf('news');

/** What the history tells of an article; its text by its length, since the versions have it whole. */
export function auditView(record: ManagementNews): Record<string, unknown> {
  const { title, shortDescription, publish, publishAt, order, image, shareImage, tags } = record;
  return {
    title,
    shortDescription,
    detail: record.detail,
    publish,
    publishAt,
    order,
    imageId: image?.id ?? null,
    shareImageId: shareImage?.id ?? null,
    tags: tags.map(({ th }) => th),
  };
}

/** A changed text as a line of the history can hold it. */
export function auditDiff(diff: Record<string, unknown>, version: number): Record<string, unknown> {
  const { detail, ...rest } = diff as { detail?: { before: Texts; after: Texts } };
  if (!detail) return rest;
  const lengths = ({ th, en }: Texts) => ({ th: th.length, en: en.length });
  const { before, after } = detail;
  return { ...rest, detailLength: { before: lengths(before), after: lengths(after) }, version };
}

interface Texts {
  th: string;
  en: string;
}
