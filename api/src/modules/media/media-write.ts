import { AppError, checkAll, invalidField, type Services, type Uploads } from '@dara/backend';
import { MEDIA_LIMITS } from '@dara/model';
import type { Updateable } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import type { ImageTable } from '../../kernel/database/generated.ts';
import { changesBetween } from '../../kernel/record/changes.ts';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { cleanLine, cleanName, InputCheck } from '../../kernel/schema/input.ts';
import { createImageStore, readUploads, withImageTransaction } from '../image/image.public.ts';
import { lockMedia, readMedia } from './media.repository.ts';
import type { Media } from './media.schema.ts';
import type { MediaCreate, MediaUpdate } from './media-write.schema.ts';

export const auditMedia = historyOf('image');
const FILES = { image: { max: 1 } };

const auditView = ({ name, image }: Media) => ({
  ...{ name, alt: image.alt, focus: image.focus ?? null },
  file: `${image.width} × ${image.height}`,
});

type MediaInput = MediaCreate & Partial<MediaUpdate>;

/** The columns of the sent fields; throws all errors together. */
function columnsOf({ name, alt, focus }: MediaInput): Updateable<ImageTable> {
  const check = new InputCheck();
  const columns: Updateable<ImageTable> = {};
  if (name !== undefined) columns.name = cleanName(name ?? '') || null;
  check.atMost('name', columns.name, MEDIA_LIMITS.name);
  if (alt) {
    const lines = { th: cleanLine(alt.th ?? ''), en: cleanLine(alt.en ?? '') };
    check.atMost('alt.th', lines.th, MEDIA_LIMITS.alt);
    check.atMost('alt.en', lines.en, MEDIA_LIMITS.alt);
    if (lines.th === '' && lines.en !== '') check.refuse('alt.th', 'required');
    columns.alt = lines.th === '' && lines.en === '' ? null : JSON.stringify(lines);
  }
  if (focus !== undefined) columns.focus = focus && JSON.stringify({ x: focus.x, y: focus.y });
  check.throwIfRefused();
  return columns;
}

/** Adds images to the library and changes their metadata; a replaced file keeps the image's id, and so its uses. */
export function createMediaWrites(services: Services) {
  const images = createImageStore(services);

  async function checkInput(data: MediaInput, uploads: Uploads) {
    const [columns, { image }] = await checkAll(
      () => columnsOf(data),
      () => readUploads(images, uploads, FILES),
    );
    return { columns, picture: image[0] };
  }

  return {
    check: async (data: MediaInput, uploads: Uploads) => {
      await checkInput(data, uploads);
    },

    async create(context: ActorContext, data: MediaCreate, uploads: Uploads): Promise<Media> {
      const { columns, picture } = await checkInput(data, uploads);
      if (!picture) throw invalidField('image', 'required');
      return withImageTransaction(services, [picture], async (trx, store) => {
        const kept = { name: columns.name ?? null };
        const owner = { alt: null, access: 'public', isEditorial: true, kept } as const;
        const id = await store(picture, { ...owner, createdBy: context.actor.id });
        if (Object.keys(columns).length > 0) {
          await trx.updateTable('image').set(columns).where('id', '=', id).execute();
        }
        const made = await readMedia(trx, context.actor, id);
        await auditMedia(trx, context, 'Create', id, changesBetween({}, auditView(made)));
        return made;
      });
    },

    async update(
      context: ActorContext,
      id: string,
      data: MediaUpdate,
      uploads: Uploads,
    ): Promise<Media> {
      const { columns, picture } = await checkInput(data, uploads);
      const given = picture ? [picture] : [];
      return withImageTransaction(services, given, async (trx, _store, replace) => {
        const before = await lockMedia(trx, context.actor, id);
        requireVersion(before, data.version);
        if (picture && !before.isEditable) throw new AppError('IMAGE_OF_RECORD');
        if (picture) await replace(before.id, picture);
        // Another image has its subject elsewhere.
        const focus = picture && data.focus === undefined ? { focus: null } : {};
        const written = { ...columns, ...focus };
        if (Object.keys(written).length > 0) {
          await trx.updateTable('image').set(written).where('id', '=', before.id).execute();
        }
        const after = await readMedia(trx, context.actor, before.id);
        const diff = changesBetween(auditView(before), auditView(after));
        if (!picture && Object.keys(diff).length === 0) return before;
        await trx
          .updateTable('image')
          .set((eb) => ({ updated_at: new Date(), version: eb('version', '+', 1) }))
          .where('id', '=', before.id)
          .execute();
        await auditMedia(trx, context, picture ? 'Replace' : 'Update', before.id, diff);
        await contentChanged(services, { entity: 'image', id: before.id }, trx);
        return readMedia(trx, context.actor, before.id);
      });
    },
  };
}
