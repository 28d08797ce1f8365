import type { Db } from '@dara/backend';
import type { ImageAccess } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { WIDTHS, type Original } from './image.ts';

export interface NewImage {
  alt: Localized | null;
  access: ImageAccess;
  /** The owner, who may see it while it is private. */
  talentId?: string;
  businessProfileId?: string;
  createdBy?: string;
  /** Of an application, which only staff see, and which is not in the library. */
  newFaceId?: string;
  /** The agency's own: public while something public shows it. */
  isEditorial?: boolean;
  /** Put into the library by hand, under this name. */
  kept?: { name: string | null };
}

/** Inserts the row of an image whose file is stored; returns its id. */
export async function insertImage(
  db: Db,
  hash: string,
  { size, format, width, height, placeholder }: Original,
  {
    alt,
    access,
    talentId,
    businessProfileId,
    createdBy,
    newFaceId,
    isEditorial = false,
    kept,
  }: NewImage,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('image')
    .values({
      id,
      hash,
      format,
      width,
      height,
      size,
      alt: alt && JSON.stringify(alt),
      placeholder,
      access,
      talent_id: talentId ?? null,
      business_profile_id: businessProfileId ?? null,
      created_by: createdBy ?? null,
      new_face_id: newFaceId ?? null,
      is_editorial: isEditorial,
      is_kept: kept !== undefined,
      name: kept?.name ?? null,
    })
    .execute();
  return id;
}

/** Replaces the file of an image and schedules its variants; the old file is removed unless another image has it. */
export async function replaceFile(
  trx: Db,
  id: string,
  hash: string,
  { size, format, width, height, placeholder }: Original,
): Promise<void> {
  const { hash: before } = await trx
    .selectFrom('image')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('image')
    .set({ hash, format, width, height, size, placeholder, next_width: WIDTHS[0] })
    .where('id', '=', id)
    .execute();
  if (before === hash) return;
  await sql`
    INSERT INTO image_file_check (hash, due_at) VALUES (${before}, now())
    ON CONFLICT (hash) DO NOTHING`.execute(trx);
}

/** An image by id. */
export interface StoredImage {
  id: string;
  hash: string;
  format: Original['format'];
  width: number;
  placeholder: string | null;
  /** Images of a talent or business that is not public are private; their stored access is ignored. */
  access: ImageAccess;
  talent_id: string | null;
  business_profile_id: string | null;
  created_by: string | null;
  is_editorial: boolean;
}
