import type { Db } from '@dara/backend';
import type { ImageAccess } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import type { Original } from './picture.ts';

export interface NewImage {
  alt: Localized | null;
  access: ImageAccess;
  /** Whose it is; the owner may see it when it is private. */
  talentId?: string;
  businessProfileId?: string;
  createdBy?: string;
  /** Made for articles: public while one of them is. */
  isEditorial?: boolean;
}

/** The row of a picture whose file is kept; answers its id. */
export async function insertImage(
  db: Db,
  hash: string,
  { size, format, width, height, placeholder }: Original,
  { alt, access, talentId, businessProfileId, createdBy, isEditorial = false }: NewImage,
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
    })
    .execute();
  return id;
}

/** A picture as it is asked for by its id. */
export interface StoredImage {
  id: string;
  hash: string;
  format: 'jpeg' | 'png';
  width: number;
  placeholder: string | null;
  /** Pictures of a talent or a business that is not public are private, whatever they were stored as. */
  access: ImageAccess;
  talent_id: string | null;
  business_profile_id: string | null;
  created_by: string | null;
  is_editorial: boolean;
}
