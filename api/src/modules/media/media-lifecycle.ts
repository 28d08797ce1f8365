import { AppError, type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import { changeMany, type BulkResult } from '../../kernel/record/bulk.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../kernel/record/deletion.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { lockMedia, readMedia } from './media.repository.ts';
import type { Media } from './media.schema.ts';
import type { MediaBulkBody } from './media-write.schema.ts';
import { auditMedia } from './media-write.ts';

/** Deletes an image that is unused, also in drafts, stored versions and trash. */
async function deleteIn(services: Services, trx: Db, context: ActorContext, id: string) {
  const media = await lockMedia(trx, context.actor, id);
  if (!media.isEditable) throw new AppError('IMAGE_OF_RECORD');
  if (media.isUsed) throw new AppError('IMAGE_IN_USE');
  await deleteRecord(trx, { table: 'image', id: media.id });
  await auditMedia(trx, context, 'Delete', media.id);
  await contentChanged(services, { entity: 'image', id: media.id }, trx);
}

/** Brings a deleted image back into the library, where it stays although nothing shows it. */
async function restoreIn(services: Services, trx: Db, context: ActorContext, id: string) {
  const row = { table: 'image' as const, id };
  const deletedAt = await lockRestorable(trx, row, 'IMAGE_NOT_EXIST');
  if (deletedAt === null) return readMedia(trx, context.actor, row.id);
  await readMedia(trx, context.actor, row.id, { deleted: true });
  await restoreRecord(trx, row, sql`is_kept = true`);
  await auditMedia(trx, context, 'Restore', row.id);
  await contentChanged(services, { entity: 'image', id: row.id }, trx);
  return readMedia(trx, context.actor, row.id);
}

export function deleteMedia(services: Services, context: ActorContext, id: string): Promise<void> {
  return services.db.transaction().execute((trx) => deleteIn(services, trx, context, id));
}

export function restoreMedia(
  services: Services,
  context: ActorContext,
  id: string,
): Promise<Media> {
  return services.db.transaction().execute((trx) => restoreIn(services, trx, context, id));
}

/** Deletes or restores many images; answers for each. */
export function changeMedia(
  services: Services,
  context: ActorContext,
  { ids, action }: MediaBulkBody,
): Promise<BulkResult> {
  return changeMany(services, {
    ids,
    change: async (trx, id) => {
      if (action === 'delete') await deleteIn(services, trx, context, id);
      else await restoreIn(services, trx, context, id);
    },
  });
}
