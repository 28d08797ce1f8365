import { AppError, type Db, type FieldError, type Services } from '@dara/backend';
import type { TagKind } from '@dara/model';
import { sql } from 'kysely';
import type { ActorContext } from '../../kernel/record/history.ts';
import { moveTagLinks } from '../../kernel/record/tags.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { readTag, requireTagId } from './tag-list.ts';
import { auditTag, changeTag } from './tag-write.ts';
import type { TagRecord } from './tag.schema.ts';
import type { TagMerge } from './tag-write.schema.ts';

interface MergedTag {
  id: string;
  kind: TagKind;
  name: Localized;
}

/**
 * Merges tags into another of their kind: whatever bore one of them bears that one, once, at its place. What still
 * names one of them, a form that is open or an address that was kept, means the other from then on.
 */
export function mergeTags(
  services: Services,
  context: ActorContext,
  id: string,
  { ids, version }: TagMerge,
): Promise<TagRecord> {
  const targetId = requireTagId(id);
  return changeTag(services, targetId, async (trx) => {
    const wanted = ids.map((each) => each.toLowerCase());
    // All in one order, so that two merges wait for one another and do not stand still.
    const { rows } = await sql<MergedTag>`
      SELECT id, kind, name FROM tag WHERE id = ANY (${[targetId, ...wanted]}::uuid[]) AND deleted_at IS NULL
      ORDER BY id FOR UPDATE`.execute(trx);
    const target = await readTag(trx, targetId);
    requireVersion(target, version);
    const merged = requireMergeable(target, wanted, rows);
    const records = await moveTagLinks(trx, target.kind, wanted, target.id);
    await retire(trx, wanted, target.id);
    await auditTag(trx, context, 'Merge', target.id, {
      tags: merged.map((tag) => tag.name),
      records,
    });
    const into = { id: target.id, name: target.name };
    for (const tag of merged) await auditTag(trx, context, 'Merge', tag.id, { into });
    return readTag(trx, target.id);
  });
}

/** The tags that go, in their order; refuses, each at its place, those that are gone, of another kind, or the same. */
function requireMergeable(
  target: TagRecord,
  ids: readonly string[],
  rows: readonly MergedTag[],
): MergedTag[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const errors: FieldError[] = [];
  const merged = ids.flatMap((id, index) => {
    const tag = known.get(id);
    const isOther = tag?.kind === target.kind && id !== target.id;
    if (!isOther) errors.push({ field: `ids.${index}`, rule: tag ? 'notAllowed' : 'exist' });
    return tag ? [tag] : [];
  });
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return merged;
}

async function retire(trx: Db, ids: readonly string[], into: string): Promise<void> {
  await sql`
    UPDATE tag SET merged_into = ${into}, deleted_at = coalesce(deleted_at, now()),
      updated_at = now(), version = version + 1
    WHERE id = ANY (${ids}::uuid[]) OR merged_into = ANY (${ids}::uuid[])`.execute(trx);
  await sql`UPDATE tag SET updated_at = now(), version = version + 1 WHERE id = ${into}`.execute(
    trx,
  );
}
