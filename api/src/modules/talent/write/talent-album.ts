import { isDeepStrictEqual } from 'node:util';
import { checkAll, type Db, invalidField, type Uploads } from '@dara/backend';
import { sql } from 'kysely';
import { InputCheck, cleanLocalized } from '../../../kernel/schema/input.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import {
  type StoreImage,
  type Original,
  isSquare,
  type ImageField,
  type Images,
} from '../../image/image.public.ts';
import { ownImages } from './own-image.repository.ts';
import { ALBUM_MAX, type TalentInput } from './talent-write.schema.ts';

export const TALENT_PICTURES = {
  imageFile: { max: 1, isSquare: true },
  imageFiles: { max: ALBUM_MAX },
} satisfies Record<string, ImageField>;
export type TalentImages = Images<keyof typeof TALENT_PICTURES>;

/** How many files a form of a talent may bear in each field. */
export const TALENT_UPLOADS = {
  imageFile: TALENT_PICTURES.imageFile.max,
  imageFiles: TALENT_PICTURES.imageFiles.max,
};

/** Profile image and album of a record, as read. */
export interface CurrentImages {
  image: ImageRef | null;
  album: readonly ImageRef[];
}

export const NO_PICTURES: CurrentImages = { image: null, album: [] };

const idsOf = (images: readonly ImageRef[]): string[] => images.map(({ id }) => id);

const shownOf = ({ image, album }: CurrentImages): ImageRef[] =>
  image ? [image, ...album] : [...album];

interface Owner {
  talentId: string;
  createdBy: string;
}

const FILE = /^file:(\d+)$/;

/** Index of the uploaded file that a reference names; null when it names a stored image. */
export function fileOf(ref: string): number | null {
  const [, file] = FILE.exec(ref) ?? [];
  return file === undefined ? null : Number(file);
}

function altOf(alts: TalentInput['imageAlts'], image: string): Localized | null {
  const found = alts?.find((entry) => entry.image === image)?.alt;
  return found ? cleanLocalized(found) : null;
}

/** Placeholders for the ids that uploaded files get when they are stored. */
export function fileRefs(files: readonly unknown[] = []): string[] {
  return files.map((_file, index) => `file:${index}`);
}

/** Refuses references to missing images, before any file is stored. */
export async function checkImages(
  db: Db,
  talentId: string,
  input: TalentInput,
  current: CurrentImages,
  uploads: Uploads,
): Promise<void> {
  const files = fileRefs(uploads['imageFiles']);
  const owner = { talentId, createdBy: '' };
  const named = input.imageId;
  const isChosen = named !== undefined && named !== null && named !== current.image?.id;
  await checkAll(
    () => albumAfter(db, input, current, files, owner),
    async () => {
      if (isChosen && !uploads['imageFile']?.length)
        await squareImage(db, talentId, named, current);
    },
    () => ownAlts(db, talentId, input.imageAlts ?? [], current),
  );
}

/** Stores the files of `imageFiles` and returns their ids. */
export async function storeImages(
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

/** Resolves image references to ids: stored images must be the talent's own, files must have come with the form. */
export async function imageFinder(
  trx: Db,
  talentId: string,
  imageRefs: readonly string[],
  fileIds: readonly string[],
  shown: readonly ImageRef[] = [],
): Promise<(ref: string) => string | undefined> {
  const stored = imageRefs.filter((ref) => fileOf(ref) === null);
  const own = await ownImages(trx, talentId, stored, shown);
  return (ref) => {
    const file = fileOf(ref);
    return file === null ? own.get(ref.toLowerCase())?.id : fileIds[file];
  };
}

/** Ids of the image references of one field; throws when one does not exist. */
export async function resolveImages(
  trx: Db,
  talentId: string,
  imageRefs: readonly string[],
  fileIds: readonly string[],
  field: string,
  shown: readonly ImageRef[] = [],
): Promise<string[]> {
  const idOf = await imageFinder(trx, talentId, imageRefs, fileIds, shown);
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
  current: CurrentImages,
  fileIds: readonly string[],
  owner: Owner,
): Promise<string[]> {
  const named = imageIds
    ? await resolveImages(trx, owner.talentId, imageIds, fileIds, 'imageIds', shownOf(current))
    : idsOf(current.album);
  const album = [...named, ...fileIds.filter((id) => !named.includes(id))];
  if (album.length > ALBUM_MAX) throw invalidField('imageIds', 'maxItems', { limit: ALBUM_MAX });
  return album;
}

async function profileImageAfter(
  trx: Db,
  { imageId, imageAlts }: TalentInput,
  current: CurrentImages,
  { storeImage, file }: { storeImage: StoreImage; file: Original | undefined },
  owner: Owner,
): Promise<string | null> {
  if (file) {
    return storeImage(file, { alt: altOf(imageAlts, 'profile'), access: 'public', ...owner });
  }
  const currentId = current.image?.id ?? null;
  if (imageId === undefined || imageId === currentId) return currentId;
  if (imageId === null) return null;
  return squareImage(trx, owner.talentId, imageId, current);
}

async function squareImage(
  trx: Db,
  talentId: string,
  imageId: string,
  current: CurrentImages,
): Promise<string> {
  const own = await ownImages(trx, talentId, [imageId], shownOf(current));
  const picture = own.get(imageId);
  if (!picture) throw invalidField('imageId', 'exist');
  if (!isSquare(picture)) throw invalidField('imageId', 'ratio', { ratio: '1:1' });
  return picture.id;
}

type Alts = NonNullable<TalentInput['imageAlts']>;

/** Those of them that are of stored images, which must be the talent's own. */
async function ownAlts(
  trx: Db,
  talentId: string,
  alts: Alts,
  current: CurrentImages,
): Promise<Alts> {
  const stored = alts.filter(({ image }) => image !== 'profile' && fileOf(image) === null);
  const imageRefs = stored.map(({ image }) => image);
  const own = await ownImages(trx, talentId, imageRefs, shownOf(current));
  if (imageRefs.some((ref) => !own.has(ref.toLowerCase())))
    throw invalidField('imageAlts', 'exist');
  return stored;
}

/** Texts for images that are stored already; whether one changed. */
async function writeAlts(
  trx: Db,
  talentId: string,
  alts: Alts,
  current: CurrentImages,
): Promise<boolean> {
  const known = new Map(shownOf(current).map(({ id, alt }) => [id, alt]));
  const wanted = new Map<string, Localized | null>();
  for (const { image, alt } of await ownAlts(trx, talentId, alts, current))
    wanted.set(image.toLowerCase(), alt && cleanLocalized(alt));
  const changed = [...wanted].filter(([id, alt]) => !isDeepStrictEqual(known.get(id), alt));
  if (changed.length === 0) return false;
  const rows = JSON.stringify(changed.map(([id, alt]) => ({ id, alt })));
  const { numAffectedRows = 0n } = await sql`
    UPDATE image i SET alt = w.alt, updated_at = now(), version = version + 1
    FROM jsonb_to_recordset(${rows}::jsonb) w (id uuid, alt jsonb)
    WHERE i.id = w.id AND i.alt IS DISTINCT FROM w.alt`.execute(trx);
  return numAffectedRows > 0n;
}

/** Profile image and album after a write, and the columns of the talent's row that change by it. */
export interface WrittenImages {
  imageId: string | null;
  album: readonly string[];
  columns: { image_id?: string | null; album_image_ids?: string[] };
  /** Whether a text of a stored image changed. */
  isAltChanged: boolean;
}

/** Stores the images of an input and their texts; `storeImage` belongs to the same transaction. */
export async function writeImages(
  trx: Db,
  storeImage: StoreImage,
  input: TalentInput,
  images: TalentImages,
  current: CurrentImages,
  owner: Owner,
): Promise<WrittenImages> {
  const fileIds = await storeImages(storeImage, images.imageFiles, input.imageAlts, owner);
  const album = await albumAfter(trx, input, current, fileIds, owner);
  const file = images.imageFile[0];
  const imageId = await profileImageAfter(trx, input, current, { storeImage, file }, owner);
  const alts = input.imageAlts ?? [];
  const isAltChanged = await writeAlts(trx, owner.talentId, alts, current);
  const columns = {
    ...(imageId === (current.image?.id ?? null) ? {} : { image_id: imageId }),
    ...(isDeepStrictEqual(album, idsOf(current.album)) ? {} : { album_image_ids: album }),
  };
  return { imageId, album, columns, isAltChanged };
}
