import { invalidField, type Services, type Trx, type Uploads } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { createImageStore, readUploads, withImageTransaction } from '../../image/image.public.ts';
import { discardUnused, lockOwnVideo } from '../../video/video.public.ts';
import { auditTalent, auditView } from '../record/talent-audit.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { deleteUnusedImages } from '../write/own-image.repository.ts';

interface Reel {
  videoId: string | null;
  posterId: string | null;
}

/**
 * Sets and removes a talent's reel. The version of the record stays: the form of the record, which may be open beside
 * it, contains no reel.
 */
export function createReel(services: Services) {
  const images = createImageStore(services);

  async function write(trx: Trx, context: UserContext, before: TalentRecord, reel: Reel) {
    const { id } = before;
    await sql`
      UPDATE talent SET reel_id = ${reel.videoId}, reel_poster_id = ${reel.posterId}, updated_at = now()
      WHERE id = ${id}`.execute(trx);
    const { reel: old } = before;
    if (old && old.id !== reel.videoId) await discardUnused(trx, old.id);
    if (old?.poster && old.poster.id !== reel.posterId)
      await deleteUnusedImages(trx, id, [old.poster.id]);
    const after = await readTalent(trx, id);
    await auditTalent(
      trx,
      context,
      'Update',
      id,
      changesBetween(auditView(before), auditView(after)),
    );
    await contentChanged(services, { entity: 'talent', id }, trx);
    return after;
  }

  return {
    /** A new video needs a poster; that of the present one may be replaced alone. */
    async set(context: UserContext, id: string, videoId: string, uploads: Uploads) {
      const { poster } = await readUploads(images, uploads, { poster: { max: 1 } });
      return withImageTransaction(services, poster, async (trx, storeImage) => {
        const before = await lockTalent(trx, id);
        const isNew = before.reel?.id !== videoId;
        if (isNew) await lockOwnVideo(trx, videoId, id, { isUnused: true });
        const [image] = poster;
        if (isNew && !image) throw invalidField('poster', 'required');
        const owner = { talentId: id, createdBy: context.actor.id };
        const posterId = image
          ? await storeImage(image, { alt: null, access: 'public', ...owner })
          : (before.reel?.poster?.id ?? null);
        return write(trx, context, before, { videoId, posterId });
      });
    },

    async remove(context: UserContext, id: string): Promise<void> {
      await services.db.transaction().execute(async (trx) => {
        const before = await lockTalent(trx, id);
        if (before.reel) await write(trx, context, before, { videoId: null, posterId: null });
      });
    },
  };
}
