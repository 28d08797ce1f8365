import { AppError, type Db, type Services } from '@dara/backend';
import { contentChanged } from '../../kernel/content/content.ts';
import { newId } from '../../kernel/new-id.ts';
import { changesBetween } from '../../kernel/record/changes.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../kernel/record/deletion.ts';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { tagName } from './tag-name.ts';
import { requireFreeName } from './require-free-name.ts';
import { readTag, requireTagId } from './tag-list.ts';
import type { TagRecord } from './tag.schema.ts';
import type { TagCreate, TagUpdate } from './tag-write.schema.ts';

export const auditTag = historyOf('tag');

/** Runs a change of a tag in a transaction of its own, of which everybody who shows tags is told. */
export function changeTag<T>(
  services: Services,
  id: string,
  change: (trx: Db) => Promise<T>,
): Promise<T> {
  return services.db.transaction().execute(async (trx) => {
    const result = await change(trx);
    await contentChanged(services, { entity: 'tag', id }, trx);
    return result;
  });
}

export function createTag(
  services: Services,
  context: ActorContext,
  { kind, name: given }: TagCreate,
): Promise<TagRecord> {
  const name = tagName(given);
  const id = newId();
  return changeTag(services, id, async (trx) => {
    await requireFreeName(trx, kind, name, null);
    const row = { id, kind, name: JSON.stringify(name), created_by: context.actor.id };
    await trx.insertInto('tag').values(row).execute();
    await auditTag(trx, context, 'Create', id, changesBetween({}, { kind, name }));
    return readTag(trx, id);
  });
}

/** Gives a tag another name; all that bear it show it at once. */
export function renameTag(
  services: Services,
  context: ActorContext,
  id: string,
  { name: given, version }: TagUpdate,
): Promise<TagRecord> {
  const name = tagName(given);
  return changeTag(services, id, async (trx) => {
    const before = await readTag(trx, id, { lock: true });
    requireVersion(before, version);
    const diff = changesBetween({ name: before.name }, { name });
    if (Object.keys(diff).length === 0) return before;
    await requireFreeName(trx, before.kind, name, before.id);
    await trx
      .updateTable('tag')
      .set((eb) => ({
        name: JSON.stringify(name),
        updated_at: new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', before.id)
      .execute();
    await auditTag(trx, context, 'Update', before.id, diff);
    return readTag(trx, before.id);
  });
}

/** Takes a tag out of sight everywhere; what bore it bears it again once it is restored. */
export function deleteTag(services: Services, context: ActorContext, id: string): Promise<void> {
  return changeTag(services, id, async (trx) => {
    const tag = await readTag(trx, id, { lock: true });
    await deleteRecord(trx, { table: 'tag', id: tag.id });
    await auditTag(trx, context, 'Delete', tag.id, { uses: tag.uses });
  });
}

/** Brings a deleted tag back with all that bore it; one that was merged stays with the other. */
export function restoreTag(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<TagRecord> {
  return changeTag(services, id, async (trx) => {
    const row = { table: 'tag' as const, id: requireTagId(id) };
    const deletedAt = await lockRestorable(trx, row, 'TAG_NOT_EXIST');
    if (deletedAt === null) return readTag(trx, row.id);
    const { kind, name, merged_into } = await trx
      .selectFrom('tag')
      .select(['kind', 'name', 'merged_into'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    if (merged_into) throw new AppError('TAG_NOT_EXIST');
    await requireFreeName(trx, kind, name, row.id);
    await restoreRecord(trx, row);
    await auditTag(trx, context, 'Restore', row.id);
    return readTag(trx, row.id);
  });
}
