import { checkAll, type Db, type Services, type Uploads } from '@dara/backend';
import type { Updateable } from 'kysely';
import type { NewsTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { replaceTags, requireTags } from '../../../kernel/record/tags.ts';
import { requireTalents } from '../../../kernel/record/talents.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { createImageStore, readUploads, withImageTransaction } from '../../image/image.public.ts';
import { replaceTalents } from '../news-talents.ts';
import { auditDiff, auditView, recordChange } from './news-audit.ts';
import {
  checkNews,
  creditColumns,
  publicationOf,
  type NewsTexts,
  type Publication,
} from './news-input.ts';
import {
  retainImages,
  NEWS_PICTURES,
  imageColumns,
  requireNewsImages,
  type NewsImages,
} from './news-image.ts';
import { lockNews, readNews } from './news-record.repository.ts';
import type { ManagementNews, NewsCreate, NewsInput, NewsUpdate } from './news-record.schema.ts';

const allOf = ({ image, shareImage }: NewsImages) => [...image, ...shareImage];

export const textColumns = ({ title, shortDescription, detail }: NewsTexts) => ({
  title: JSON.stringify(title),
  short_description: JSON.stringify(shortDescription),
  detail: JSON.stringify(detail),
});

/** Makes and changes articles: texts, images and tags in one transaction. */
export function createNewsWrites(services: Services) {
  const { db } = services;
  const images = createImageStore(services);

  /** All checks of an input, errors together. */
  async function check(data: NewsInput, known: ManagementNews | null, uploads: Uploads) {
    const ids = { imageId: known?.image?.id ?? null, shareImageId: known?.shareImage?.id ?? null };
    const [texts, , , , pictures] = await checkAll(
      () => checkNews(data, known),
      () => requireTags(db, 'News', data.tags ?? [], 'tags'),
      () => requireTalents(db, data.talentIds ?? [], 'talentIds'),
      () => requireNewsImages(db, data, ids),
      () => readUploads(images, uploads, NEWS_PICTURES),
    );
    return { texts, pictures };
  }

  async function create(
    context: ActorContext,
    data: NewsCreate,
    uploads: Uploads,
  ): Promise<ManagementNews> {
    const { actor } = context;
    const { texts, pictures } = await check(data, null, uploads);
    return withImageTransaction(services, allOf(pictures), async (trx, storeImage) => {
      const id = newId();
      await trx
        .insertInto('news')
        .values({
          id,
          type: data.type,
          ...textColumns(texts),
          ...creditColumns(data),
          ...publicationOf(data, null),
          sort_order: data.order ?? null,
          ...(await imageColumns(storeImage, data, pictures, actor.id)),
          created_by: actor.id,
          updated_by: actor.id,
        })
        .execute();
      await replaceTags(trx, { kind: 'News', id }, data.tags ?? []);
      await replaceTalents(trx, id, data.talentIds ?? []);
      await retainImages(trx, id);
      const title = { before: null, after: texts.title };
      await recordChange(services, trx, context, 'Create', id, { title });
      return readNews({ db: trx, actor }, id);
    });
  }

  /** Writes an article if the edited version is current, and deletes the saved draft. */
  async function update(
    context: ActorContext,
    id: string,
    data: NewsUpdate,
    uploads: Uploads,
  ): Promise<ManagementNews> {
    const { actor } = context;
    const known = await readNews({ db, actor }, id);
    requireVersion(known, data.version);
    const { texts, pictures } = await check(data, known, uploads);
    return withImageTransaction(services, allOf(pictures), async (trx, storeImage) => {
      const before = await lockNews({ db: trx, actor }, id);
      requireVersion(before, data.version);
      const columns = {
        ...textColumns(texts),
        ...creditColumns(data),
        ...publicationOf(data, before),
        ...(data.order === undefined ? {} : { sort_order: data.order }),
        ...(await imageColumns(storeImage, data, pictures, actor.id)),
      };
      await clearDraft(trx, before.id, actor.id);
      return writeNews(services, trx, context, {
        before,
        columns,
        tags: data.tags,
        talentIds: data.talentIds,
      });
    });
  }

  return { check, create, update };
}

/** A save deletes the user's own draft; those of others stay. */
export async function clearDraft(trx: Db, newsId: string, profileId: string): Promise<void> {
  await trx
    .deleteFrom('news_draft')
    .where('news_id', '=', newsId)
    .where('profile_id', '=', profileId)
    .execute();
}

export interface NewsColumns {
  /** As it was locked. */
  before: ManagementNews;
  columns: Omit<Updateable<NewsTable>, 'publish' | 'publish_at'> & Partial<Publication>;
  tags?: readonly string[] | undefined;
  talentIds?: readonly string[] | undefined;
}

/** Writes columns of a locked article as its next version, with history; without a change the version stays. */
export async function writeNews(
  services: Services,
  trx: Db,
  context: ActorContext,
  { before, columns, tags, talentIds }: NewsColumns,
): Promise<ManagementNews> {
  const { id, version } = before;
  const reader = { db: trx, actor: context.actor };
  const { updated_by } = await trx
    .selectFrom('news')
    .select('updated_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isMade = { version: version + 1, updated_at: new Date(), updated_by: context.actor.id };
  await trx
    .updateTable('news')
    .set({ ...columns, ...isMade })
    .where('id', '=', id)
    .execute();
  if (tags) await replaceTags(trx, { kind: 'News', id }, tags);
  if (talentIds) await replaceTalents(trx, id, talentIds);
  const after = await readNews(reader, id);
  const diff = changesBetween(auditView(before), auditView(after));
  if (Object.keys(diff).length === 0) {
    await trx
      .updateTable('news')
      .set({ version, updated_at: before.updatedAt, updated_by })
      .where('id', '=', id)
      .execute();
    return { ...before, draft: after.draft };
  }
  await retainImages(trx, id);
  await recordChange(services, trx, context, 'Update', id, auditDiff(diff, after.version));
  return after;
}
