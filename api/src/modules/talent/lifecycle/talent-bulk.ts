import { AppError, type Db, invalidField, type Services } from '@dara/backend';
import { TAGS_MAX } from '@dara/model';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { isId } from '../../../kernel/new-id.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent } from '../record/talent-audit.ts';
import type { TalentBulkBody, TalentBulkResult } from './talent-lifecycle.schema.ts';
import { replaceTags, requireTags } from '../write/talent-tags.ts';
import { requireNotHired } from '../rules/talent-top.ts';

type BulkAction = (trx: Db, id: string) => Promise<Record<string, unknown> | null>;

/** Does one thing to many talents, each in a transaction of its own: what one of them refuses hinders no other. */
export async function bulkTalents(
  services: Services,
  context: ActorContext,
  { ids, action, tagIds = [] }: TalentBulkBody,
): Promise<TalentBulkResult> {
  const isTagging = action === 'tag' || action === 'untag';
  if (isTagging && tagIds.length === 0) throw invalidField('tagIds', 'required');
  if (isTagging) await requireTags(services.db, tagIds, 'tagIds');
  const work = BULK_ACTION_HANDLERS[action](tagIds);
  const results: TalentBulkResult['results'] = [];
  for (const id of ids) results.push(await runBulkAction(services, context, work, id));
  return { results };
}

async function runBulkAction(
  services: Services,
  context: ActorContext,
  work: BulkAction,
  id: string,
): Promise<TalentBulkResult['results'][number]> {
  try {
    if (!isId(id)) throw new AppError('TALENT_NOT_EXIST');
    await services.db.transaction().execute(async (trx) => {
      const diff = await work(trx, id);
      if (!diff) return;
      await sql`UPDATE talent SET updated_at = now(), version = version + 1 WHERE id = ${id}`.execute(
        trx,
      );
      await auditTalent(trx, context, 'Update', id, diff);
      await contentChanged(services, { entity: 'talent', id }, trx);
    });
    return { id, code: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode >= 500) throw error;
    return { id, code: error.code, ...(error.errors ? { errors: error.errors } : {}) };
  }
}

/** What each action does to one talent; answers what changed, null when nothing did. */
const BULK_ACTION_HANDLERS: Record<
  TalentBulkBody['action'],
  (tagIds: readonly string[]) => BulkAction
> = {
  activate: () => setActive(true),
  deactivate: () => setActive(false),
  tag: (tagIds) => (trx, id) => changeTags(trx, id, (own) => [...new Set([...own, ...tagIds])]),
  untag: (tagIds) => (trx, id) =>
    changeTags(trx, id, (own) => own.filter((tagId) => !tagIds.includes(tagId))),
};

async function lockRow(trx: Db, id: string): Promise<{ active: boolean }> {
  const { rows } = await sql<{ active: boolean }>`
    SELECT active FROM talent WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(trx);
  if (!rows[0]) throw new AppError('TALENT_NOT_EXIST');
  return rows[0];
}

/** Who is deactivated leaves the top 10, and has no place in it when coming back. */
function setActive(active: boolean): BulkAction {
  return async (trx, id) => {
    const before = await lockRow(trx, id);
    if (before.active === active) return null;
    if (!active) await requireNotHired(trx, id);
    await sql`
      UPDATE talent SET active = ${active}, is_top10 = false WHERE id = ${id}`.execute(trx);
    return { active: { before: before.active, after: active } };
  };
}

async function changeTags(
  trx: Db,
  id: string,
  change: (own: string[]) => string[],
): Promise<Record<string, unknown> | null> {
  await lockRow(trx, id);
  const { rows } = await sql<{ tag_id: string }>`
    SELECT tag_id FROM talent_tag WHERE talent_id = ${id} ORDER BY position, tag_id`.execute(trx);
  const before = rows.map((row) => row.tag_id);
  const after = change(before);
  if (after.length === before.length) return null;
  if (after.length > TAGS_MAX) throw invalidField('tags', 'maxItems', { limit: TAGS_MAX });
  await replaceTags(trx, id, after);
  return { tags: { before, after } };
}
