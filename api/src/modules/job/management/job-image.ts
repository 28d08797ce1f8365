import { type Db, invalidField } from '@dara/backend';
import { sql } from 'kysely';
import { isRestorable } from '../../../kernel/record/deletion.ts';
import type { Original, ImageField, StoreImage } from '../../image/image.public.ts';
import type { JobInput } from './job-input.schema.ts';

export const JOB_PICTURES = { imageFile: { max: 1 } } satisfies Record<string, ImageField>;

/** Maximum number of files per form field of a job. */
export const JOB_UPLOADS = { imageFile: JOB_PICTURES.imageFile.max };

interface Place {
  jobId: string;
  businessProfileId: string;
  /** The image that the job has now. */
  imageId: string | null;
  createdBy: string;
}

/** Refuses a stored image that no job of the business uses. */
export async function requireJobImage(
  db: Db,
  businessProfileId: string,
  imageId: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM job j JOIN image i ON i.id = j.image_id AND i.deleted_at IS NULL
    WHERE j.image_id = ${imageId} AND j.business_profile_id = ${businessProfileId}
      AND j.deleted_at IS NULL LIMIT 1`.execute(db);
  if (rows.length === 0) throw invalidField('imageId', 'exist');
}

/** Sets the job's image from the input; discards an image that no job uses any more. */
export async function writeImage(
  trx: Db,
  storeImage: StoreImage,
  { imageId }: Pick<JobInput, 'imageId'>,
  file: Original | undefined,
  place: Place,
): Promise<void> {
  const { jobId, businessProfileId, createdBy } = place;
  if (!file && (imageId === undefined || imageId === place.imageId)) return;
  if (!file && imageId) await requireJobImage(trx, businessProfileId, imageId);
  const owner = { alt: null, access: 'public', businessProfileId, createdBy } as const;
  const shown = file ? await storeImage(file, owner) : (imageId ?? null);
  await trx.updateTable('job').set({ image_id: shown }).where('id', '=', jobId).execute();
  if (place.imageId) await deleteUnusedImage(trx, place.imageId);
}

/** Deletes an image unless an active or restorable job uses it. */
async function deleteUnusedImage(trx: Db, imageId: string): Promise<void> {
  await sql`
    UPDATE image i SET deleted_at = now(), updated_at = now(), version = version + 1
    WHERE i.id = ${imageId} AND i.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM job j WHERE j.image_id = i.id
        AND (j.deleted_at IS NULL OR ${isRestorable('j.deleted_at')}))
      AND NOT EXISTS (SELECT 1 FROM business_profile b WHERE b.logo_id = i.id)`.execute(trx);
}
