import { historyOf } from '../../../kernel/record/history.ts';
import type { ManagementNews } from './news-record.schema.ts';

/** Audited actions on an article. */
export const auditNews = historyOf('news');

/** Fields of an article in its history; the text by its length, since versions contain it. */
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

/** A changed text, shortened for the history. */
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
