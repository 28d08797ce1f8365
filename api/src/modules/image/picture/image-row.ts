import type { Db } from '@dara/backend';
import type { ImageAccess } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import { WIDTHS, type Original } from './picture.ts';

export interface NewImage {
  alt: Localized | null;
  access: ImageAccess;
  /** Whose it is; the owner may see it when it is private. */
  talentId?: string;
  businessProfileId?: string;
  createdBy?: string;
  /** The agency's own: public while something public shows it. */
  isEditorial?: boolean;
  /** Put into the library by hand, under this name. */
  kept?: { name: string | null };
}

/** The row of a picture whose file is kept; answers its id. */
export async function insertImage(
  db: Db,
  hash: string,
  { size, format, width, height, placeholder }: Original,
  { alt, access, talentId, businessProfileId, createdBy, isEditorial = false, kept }: NewImage,
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
      is_editorial: isEditorial,
      is_kept: kept !== undefined,
      name: kept?.name ?? null,
    })
    .execute();
  return id;
}

/** Gives a picture another file, which is drawn in all widths anew; the one before goes unless others have it. */
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

/** A picture as it is asked for by its id. */
export interface StoredImage {
  id: string;
  hash: string;
  format: Original['format'];
  width: number;
  placeholder: string | null;
  /** Pictures of a talent or a business that is not public are private, whatever they were stored as. */
  access: ImageAccess;
  talent_id: string | null;
  business_profile_id: string | null;
  created_by: string | null;
  is_editorial: boolean;
}
