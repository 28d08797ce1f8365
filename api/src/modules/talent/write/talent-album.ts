import { checkAll, type Db, invalidField, type Uploads } from '@dara/backend';
import { sql } from 'kysely';
import { InputCheck, cleanLocalized } from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import {
  type StoreImage,
  type Original,
  isSquare,
  type PictureField,
  type Pictures,
} from '../../image/image.public.ts';
import { ownPictures } from './own-picture.repository.ts';
import { ALBUM_MAX, type TalentInput } from './talent-write.schema.ts';

export const TALENT_PICTURES = {
  imageFile: { max: 1, isSquare: true },
  imageFiles: { max: ALBUM_MAX },
} satisfies Record<string, PictureField>;
export type TalentPictures = Pictures<keyof typeof TALENT_PICTURES>;

/** How many files a form of a talent may bear in each field. */
export const TALENT_UPLOADS = {
  imageFile: TALENT_PICTURES.imageFile.max,
  imageFiles: TALENT_PICTURES.imageFiles.max,
};

export interface CurrentPictures {
  imageId: string | null;
  album: readonly string[];
}

interface Owner {
  talentId: string;
  createdBy: string;
}

const FILE = /^file:(\d+)$/;

/** Index of the uploaded file that a reference names; null when it names a stored picture. */
export function fileOf(ref: string): number | null {
  const [, file] = FILE.exec(ref) ?? [];
  return file === undefined ? null : Number(file);
}

function altOf(alts: TalentInput['imageAlts'], image: string): Localized | null {
  const found = alts?.find((entry) => entry.image === image)?.alt;
  return found ? cleanLocalized(found) : null;
}

/** Stands for the ids that the files of a form will have once they are kept. */
export function fileRefs(files: readonly unknown[] = []): string[] {
  return files.map((_file, index) => `file:${index}`);
}

/** Refuses what a form names of pictures that are not there; nothing is kept yet. */
export async function checkPictures(
  db: Db,
  talentId: string,
  input: TalentInput,
  current: CurrentPictures,
  uploads: Uploads,
): Promise<void> {
  const files = fileRefs(uploads['imageFiles']);
  const owner = { talentId, createdBy: '' };
  const named = input.imageId;
  const isChosen = named !== undefined && named !== null && named !== current.imageId;
  await checkAll(
    () => albumAfter(db, input, current, files, owner),
    async () => {
      if (isChosen && !uploads['imageFile']?.length) await squarePicture(db, talentId, named);
    },
    () => ownAlts(db, talentId, input.imageAlts ?? []),
  );
}

/** Stores the files of `imageFiles` and returns their ids. */
export async function storePictures(
  storeImage: StoreImage,
  files: readonly Original[],
  alts: TalentInput['imageAlts'],
  owner: Owner,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, picture] of files.entries()) {
    ids.push(
      await storeImage(picture, { alt: altOf(alts, `file:${index}`), access: 'public', ...owner }),
    );
  }
  return ids;
}

/** Resolves image references to ids: stored pictures must be the talent's own, files must have come with the form. */
export async function pictureFinder(
  trx: Db,
  talentId: string,
  imageRefs: readonly string[],
  fileIds: readonly string[],
): Promise<(ref: string) => string | undefined> {
  const stored = imageRefs.filter((ref) => fileOf(ref) === null);
  const own = await ownPictures(trx, talentId, stored);
  return (ref) => {
    const file = fileOf(ref);
    return file === null ? own.get(ref.toLowerCase())?.id : fileIds[file];
  };
}

/** Ids of the image references of one field; throws when one does not exist. */
export async function resolvePictures(
  trx: Db,
  talentId: string,
  imageRefs: readonly string[],
  fileIds: readonly string[],
  field: string,
): Promise<string[]> {
  const idOf = await pictureFinder(trx, talentId, imageRefs, fileIds);
  const check = new InputCheck();
  const ids = imageRefs.map((ref, index) => {
    const id = idOf(ref);
    if (id === undefined) check.refuse(`${field}.${index}`, 'exist');
    return id ?? '';
  });
  check.throwIfRefused();
  return ids;
}

/** The album after a write: what was named, in that order, then the files that were not. */
async function albumAfter(
  trx: Db,
  { imageIds }: TalentInput,
  current: CurrentPictures,
  fileIds: readonly string[],
  owner: Owner,
): Promise<string[]> {
  const named = imageIds
    ? await resolvePictures(trx, owner.talentId, imageIds, fileIds, 'imageIds')
    : [...current.album];
  const album = [...named, ...fileIds.filter((id) => !named.includes(id))];
  if (album.length > ALBUM_MAX) throw invalidField('imageIds', 'maxItems', { limit: ALBUM_MAX });
  return album;
}

async function profilePictureAfter(
  trx: Db,
  { imageId, imageAlts }: TalentInput,
  current: CurrentPictures,
  { storeImage, file }: { storeImage: StoreImage; file: Original | undefined },
  owner: Owner,
): Promise<string | null> {
  if (file) {
    return storeImage(file, { alt: altOf(imageAlts, 'profile'), access: 'public', ...owner });
  }
  if (imageId === undefined || imageId === current.imageId) return current.imageId;
  if (imageId === null) return null;
  return squarePicture(trx, owner.talentId, imageId);
}

async function squarePicture(trx: Db, talentId: string, imageId: string): Promise<string> {
  const picture = (await ownPictures(trx, talentId, [imageId])).get(imageId.toLowerCase());
  if (!picture) throw invalidField('imageId', 'exist');
  if (!isSquare(picture)) throw invalidField('imageId', 'ratio', { ratio: '1:1' });
  return picture.id;
}

type Alts = NonNullable<TalentInput['imageAlts']>;

/** Those of them that are of stored pictures, which must be the talent's own. */
async function ownAlts(trx: Db, talentId: string, alts: Alts): Promise<Alts> {
  const stored = alts.filter(({ image }) => image !== 'profile' && fileOf(image) === null);
  const imageRefs = stored.map(({ image }) => image);
  const own = await ownPictures(trx, talentId, imageRefs);
  if (imageRefs.some((ref) => !own.has(ref.toLowerCase())))
    throw invalidField('imageAlts', 'exist');
  return stored;
}

/** Texts for pictures that are stored already. */
async function writeAlts(trx: Db, talentId: string, alts: Alts): Promise<void> {
  for (const { image, alt } of await ownAlts(trx, talentId, alts)) {
    const text = alt && JSON.stringify(cleanLocalized(alt));
    await sql`
      UPDATE image SET alt = ${text}::jsonb, updated_at = now(), version = version + 1
      WHERE id = ${image} AND alt IS DISTINCT FROM ${text}::jsonb`.execute(trx);
  }
}

/** Profile picture, album and their texts as an input has them; `storeImage` belongs to the same transaction. */
export async function writePictures(
  trx: Db,
  storeImage: StoreImage,
  input: TalentInput,
  pictures: TalentPictures,
  current: CurrentPictures,
  owner: Owner,
): Promise<CurrentPictures> {
  const fileIds = await storePictures(storeImage, pictures.imageFiles, input.imageAlts, owner);
  const album = await albumAfter(trx, input, current, fileIds, owner);
  const file = pictures.imageFile[0];
  const imageId = await profilePictureAfter(trx, input, current, { storeImage, file }, owner);
  await sql`
    UPDATE talent SET image_id = ${imageId}, album_image_ids = ${album}::uuid[]
    WHERE id = ${owner.talentId}`.execute(trx);
  if (input.imageAlts) await writeAlts(trx, owner.talentId, input.imageAlts);
  return { imageId, album };
}
