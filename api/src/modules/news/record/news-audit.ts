import type { Db, Services } from '@dara/backend';
import type { AuditAction } from '@dara/model';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { AuditDiff } from '../../../kernel/record/audit.ts';
import { historyOf, type ActorContext } from '../../../kernel/record/history.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import type { ManagementNews } from './news-record.schema.ts';

/** Audited actions on an article. */
export const auditNews = historyOf('news');

/** Audits a write and announces it to what shows articles. */
export async function recordChange(
  services: Services,
  trx: Db,
  context: ActorContext,
  action: AuditAction,
  id: string,
  diff?: AuditDiff,
): Promise<void> {
  await auditNews(trx, context, action, id, diff);
  await contentChanged(services, { entity: 'news', id }, trx);
}

/** Gives an article its next version after a change of its tags or its place. */
export async function nextVersion(
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
  diff: AuditDiff,
): Promise<void> {
  await sql`
    UPDATE news SET version = version + 1, updated_at = now(), updated_by = ${context.actor.id}
    WHERE id = ${id}`.execute(trx);
  await recordChange(services, trx, context, 'Update', id, diff);
}

/** Fields of an article in its history; the text by its length, since versions contain it. */
export function auditView(record: ManagementNews): Record<string, unknown> {
  const { title, shortDescription, detail, publish, publishAt, order, byline, photoCredit } =
    record;
  return {
    ...{ title, shortDescription, detail, publish, publishAt, order, byline, photoCredit },
    imageId: record.image?.id ?? null,
    shareImageId: record.shareImage?.id ?? null,
    tags: record.tags.map(({ th }) => th),
    talents: record.talents.map(({ name }) => name.th),
  };
}

/** A changed text, shortened for the history. */
export function auditDiff(diff: Record<string, unknown>, version: number): Record<string, unknown> {
  const { detail, ...rest } = diff as { detail?: { before: Localized; after: Localized } };
  if (!detail) return rest;
  const lengths = ({ th, en }: Localized) => ({ th: th.length, en: en.length });
  const { before, after } = detail;
  return { ...rest, detailLength: { before: lengths(before), after: lengths(after) }, version };
}
