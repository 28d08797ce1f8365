import { type Db, invalidField, type Services } from '@dara/backend';
import { BULK_MAX, TAGS_MAX } from '@dara/model';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { BulkResult, changeMany } from '../../../kernel/record/bulk.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { changeTags, requireTags } from '../../../kernel/record/tags.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import { Id, StringEnum } from '../../../kernel/schema/shapes.ts';
import { nextVersion, recordChange } from './news-audit.ts';
import { checkReadable, publicationOf } from './news-input.ts';
import { retainImages } from './news-image.ts';
import { lockNews, readNews } from './news-record.repository.ts';
import type { ManagementNews } from './news-record.schema.ts';
import { writeNews } from './news-write.ts';

const NEWS_BULK_ACTIONS = [
  'publish',
  'unpublish',
  'delete',
  'restore',
  'addTags',
  'removeTags',
] as const;

export const NewsBulkBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
    action: StringEnum(NEWS_BULK_ACTIONS),
    tagIds: Type.Optional(
      Type.Array(Id, {
        maxItems: TAGS_MAX,
        uniqueItems: true,
        description: 'Required when adding or removing tags',
      }),
    ),
  },
  { title: 'NewsBulkBody' },
);
export type NewsBulkBody = Static<typeof NewsBulkBody>;

export const NewsBulkResult = BulkResult('News');

const rowOf = (id: string) => ({ table: 'news' as const, id });

/** Deletes an article and its previews; can be restored for 30 days. */
export async function deleteNewsIn(
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
): Promise<void> {
  const { id: newsId } = await lockNews({ db: trx, actor: context.actor }, id);
  await deleteRecord(trx, rowOf(newsId), {
    set: sql`preview_round = preview_round + 1, updated_by = ${context.actor.id}`,
  });
  await recordChange(services, trx, context, 'Delete', newsId);
}

/** Restores a deleted article; no-op when not deleted. */
export async function restoreNewsIn(
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
): Promise<ManagementNews> {
  const reader = { db: trx, actor: context.actor };
  const deletedAt = await lockRestorable(trx, rowOf(id), 'NEWS_NOT_EXIST');
  if (deletedAt !== null) {
    await restoreRecord(trx, rowOf(id), sql`updated_by = ${context.actor.id}`);
    await retainImages(trx, id);
    await recordChange(services, trx, context, 'Restore', id);
  }
  return readNews(reader, id);
}

async function publishIn(
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
  publish: boolean,
): Promise<void> {
  const before = await lockNews({ db: trx, actor: context.actor }, id);
  if (publish ? before.status === 'Published' : !before.publish) return;
  const check = new InputCheck();
  if (publish) checkReadable(check, before);
  check.throwIfRefused();
  // A scheduled article is published now; one published before keeps its date.
  const isDue = before.status === 'Scheduled' ? { publishAt: null } : {};
  const columns = publicationOf({ publish, ...(publish ? isDue : {}) }, before);
  await writeNews(services, trx, context, { before, columns });
}

async function tagIn(
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
  { action, tagIds = [] }: Pick<NewsBulkBody, 'action' | 'tagIds'>,
): Promise<void> {
  const before = await lockNews({ db: trx, actor: context.actor }, id);
  const how = action === 'addTags' ? 'tag' : 'untag';
  const diff = await changeTags(trx, { kind: 'News', id: before.id }, how, tagIds);
  if (diff) await nextVersion(services, trx, context, before.id, diff);
}

/** Does one thing to many articles; answers for each. */
export async function bulkNews(
  services: Services,
  context: ActorContext,
  { ids, action, tagIds }: NewsBulkBody,
): Promise<BulkResult> {
  if (action === 'addTags' || action === 'removeTags') {
    if (!tagIds?.length) throw invalidField('tagIds', 'required');
    await requireTags(services.db, 'News', tagIds, 'tagIds');
  }
  const change = async (trx: Db, id: string): Promise<void> => {
    if (action === 'delete') return deleteNewsIn(services, trx, context, id);
    if (action === 'restore') return void (await restoreNewsIn(services, trx, context, id));
    if (action === 'publish' || action === 'unpublish') {
      return publishIn(services, trx, context, id, action === 'publish');
    }
    return tagIn(services, trx, context, id, { action, ...(tagIds ? { tagIds } : {}) });
  };
  return changeMany(services, { ids, change });
}
