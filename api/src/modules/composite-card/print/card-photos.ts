import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import sharp from 'sharp';
import { placePhoto } from '../layout/card-layout.ts';
import type { Area } from '../layout/card-sheet.ts';
import { originalKey } from '../../image/image.public.ts';
import type { CardDrawing, CardPhoto, CardSide } from '../record/composite-card.schema.ts';

export const MM_PER_INCH = 25.4;
/** What a place shows as long as nothing stands in it, and what shines through a picture; as in the preview. */
export const EMPTY_PLACE = '#e6dfde';

/** A picture cut to its place, as a JPEG, and where it stands. */
export interface CutPicture extends Area {
  bytes: Buffer;
}

export type PhotoToPrint = CardPhoto & { picture: CutPicture | null };
export type SideToPrint = Omit<CardSide, 'photos'> & { photos: PhotoToPrint[] };
export type CardToPrint = Omit<CardDrawing, 'front' | 'back'> &
  Record<'front' | 'back', SideToPrint>;

interface StoredPicture {
  id: string;
  hash: string;
  format: 'jpeg' | 'png';
}

/** The part of a picture that its place shows, in whole pixels of the picture scaled by `scale`. */
function cutOf(photo: CardPhoto, whole: Area, pixels: { width: number; height: number }) {
  const [perX, perY] = [pixels.width / whole.width, pixels.height / whole.height];
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const left = within(Math.floor((photo.x - whole.x) * perX), pixels.width - 1);
  const top = within(Math.floor((photo.y - whole.y) * perY), pixels.height - 1);
  const right = within(Math.ceil((photo.x + photo.width - whole.x) * perX), pixels.width);
  const bottom = within(Math.ceil((photo.y + photo.height - whole.y) * perY), pixels.height);
  const cut = {
    left,
    top,
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  };
  const area: Area = {
    x: whole.x + left / perX,
    y: whole.y + top / perY,
    width: cut.width / perX,
    height: cut.height / perY,
  };
  return { cut, area };
}

/**
 * A picture at `dpi` at most, never enlarged, cut to what shows. The whole is scaled before it is cut, because a
 * JPEG is read much faster when less of it is wanted.
 */
async function cutPicture(original: Buffer, photo: CardPhoto, dpi: number): Promise<CutPicture> {
  const { width, height } = await sharp(original).metadata();
  const whole = placePhoto(
    photo,
    { width, height },
    { x: photo.panX, y: photo.panY, zoom: photo.zoom },
  );
  const scale = Math.min(1, ((whole.width / MM_PER_INCH) * dpi) / width);
  const pixels = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const { cut, area } = cutOf(photo, whole, pixels);
  const bytes = await sharp(original, { failOn: 'error' })
    .resize({ ...pixels, fit: 'fill' })
    .extract(cut)
    .flatten({ background: EMPTY_PLACE })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { ...area, bytes };
}

/**
 * Sides with their pictures, cut from the stored originals; one whose file is gone leaves its place empty. Throws
 * between two pictures once `signal` is aborted.
 */
export async function sidesWithPictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  sides: readonly CardSide[],
  dpi: number,
  signal?: AbortSignal,
): Promise<SideToPrint[]> {
  const ids = sides.flatMap(({ photos }) =>
    photos.flatMap(({ image }) => (image ? [image.id] : [])),
  );
  const { rows } = await sql<StoredPicture>`
    SELECT id, hash, format FROM image
    WHERE id = ANY (${ids}::uuid[]) AND deleted_at IS NULL`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));

  async function pictureOf(photo: CardPhoto): Promise<CutPicture | null> {
    signal?.throwIfAborted();
    const row = photo.image && stored.get(photo.image.id);
    const original = row && (await files.get(originalKey(row)));
    signal?.throwIfAborted();
    return original ? cutPicture(original, photo, dpi) : null;
  }

  const filled: SideToPrint[] = [];
  // One after another: each holds a decoded picture.
  for (const side of sides) {
    const photos: PhotoToPrint[] = [];
    for (const photo of side.photos) photos.push({ ...photo, picture: await pictureOf(photo) });
    filled.push({ ...side, photos });
  }
  signal?.throwIfAborted();
  return filled;
}

/** A card with the pictures of both its sides. */
export async function withPictures(
  services: Pick<Services, 'db' | 'files'>,
  drawing: CardDrawing,
  dpi: number,
  signal?: AbortSignal,
): Promise<CardToPrint> {
  const sides = [drawing.front, drawing.back];
  const [front, back] = await sidesWithPictures(services, sides, dpi, signal);
  return { ...drawing, front: front!, back: back! };
}
