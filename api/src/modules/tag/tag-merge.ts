import { AppError, type Db, type FieldError, type Services } from '@dara/backend';
import { BULK_MAX, type TAG, type TagKind } from '@dara/model';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { contentChanged } from '../../kernel/content/content.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { moveTagLinks } from '../../kernel/record/tags.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import type { RecordOf } from '../../kernel/resource/resource.types.ts';
import { Id, VersionInput, type Localized } from '../../kernel/schema/shapes.ts';
import { tagRecords } from './tag-records.ts';

export const TagMerge = Type.Object(
  {
    ids: Type.Array(Id, {
      minItems: 1,
      maxItems: BULK_MAX,
      uniqueItems: true,
      description: 'Tags of the same kind, which are removed',
    }),
    version: VersionInput,
  },
  { title: 'TagMerge' },
);
type TagMerge = Static<typeof TagMerge>;
type TagRecord = RecordOf<typeof TAG>;

interface MergedTag {
  id: string;
  kind: TagKind;
  name: Localized;
}

/**
 * Merges tags into another of their kind: a record that had one of them has that one, once, at its position. What still
 * names one of them, an open form or a bookmarked address, means the other from then on.
 */
export function mergeTags(
  services: Services,
  context: ActorContext,
  id: string,
  { ids, version }: TagMerge,
): Promise<TagRecord> {
  const { audit, read } = tagRecords;
  return services.db.transaction().execute(async (trx) => {
    // All in one order, so that two merges wait for each other without a deadlock.
    const { rows } = await sql<MergedTag>`
      SELECT id, kind, name FROM tag WHERE id = ANY (${[id, ...ids]}::uuid[]) AND deleted_at IS NULL
      ORDER BY id FOR UPDATE`.execute(trx);
    const target = await read(trx, id);
    requireVersion(target, version);
    const merged = requireMergeable(target, ids, rows);
    const records = await moveTagLinks(trx, target.kind, ids, target.id);
    await retire(trx, ids, target.id);
    await audit(trx, context, 'Merge', target.id, {
      tags: merged.map((tag) => tag.name),
      records,
    });
    const into = { id: target.id, name: target.name };
    for (const tag of merged) await audit(trx, context, 'Merge', tag.id, { into });
    await contentChanged(services, { entity: 'tag', id: target.id }, trx);
    return read(trx, target.id);
  });
}

/** The tags to merge, in their order; throws a field error for each that is missing, of another kind, or the target. */
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
