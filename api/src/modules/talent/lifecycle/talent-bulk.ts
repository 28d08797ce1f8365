import { type Db, AppError, invalidField, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { changeMany, type BulkResult } from '../../../kernel/record/bulk.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { changeTags, requireTags } from '../../../kernel/record/tags.ts';
import { auditTalent } from '../record/talent-audit.ts';
import { requireNotHired } from '../rules/talent-top.ts';
import type { TalentBulkBody } from './talent-lifecycle.schema.ts';

type Diff = Record<string, unknown> | null;
type BulkAction = (trx: Db, id: string) => Promise<Diff>;

/** Does one thing to many talents; answers for each. */
export async function bulkTalents(
  services: Services,
  context: ActorContext,
  { ids, action, tagIds = [] }: TalentBulkBody,
): Promise<BulkResult> {
  const isTagging = action === 'tag' || action === 'untag';
  if (isTagging && tagIds.length === 0) throw invalidField('tagIds', 'required');
  if (isTagging) await requireTags(services.db, 'Talent', tagIds, 'tagIds');
  const work: BulkAction = isTagging
    ? async (trx, id) => {
        await lockRow(trx, id);
        return changeTags(trx, { kind: 'Talent', id }, action, tagIds);
      }
    : (trx, id) => setActive(trx, id, action === 'activate');
  return changeMany(services, {
    ids,
    change: async (trx, id) => {
      const diff = await work(trx, id);
      if (!diff) return;
      await sql`UPDATE talent SET updated_at = now(), version = version + 1 WHERE id = ${id}`.execute(
        trx,
      );
      await auditTalent(trx, context, 'Update', id, diff);
      await contentChanged(services, { entity: 'talent', id }, trx);
    },
  });
}

async function lockRow(trx: Db, id: string): Promise<{ active: boolean }> {
  const { rows } = await sql<{ active: boolean }>`
    SELECT active FROM talent WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(trx);
  if (!rows[0]) throw new AppError('TALENT_NOT_EXIST');
  return rows[0];
}

/** A deactivated talent leaves the top 10, and has no rank after reactivation. Returns null when nothing changed. */
async function setActive(trx: Db, id: string, active: boolean): Promise<Diff> {
  const before = await lockRow(trx, id);
  if (before.active === active) return null;
  if (!active) await requireNotHired(trx, id);
  await sql`
    UPDATE talent SET active = ${active}, is_top10 = false WHERE id = ${id}`.execute(trx);
  return { active: { before: before.active, after: active } };
}
