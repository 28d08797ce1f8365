import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import sharp from 'sharp';
import { placePhoto } from '../layout/place-photo.ts';
import type { Area } from '../layout/card-sheet.ts';
import { originalKey, variantKey, widthFor } from '../../image/image.public.ts';
import type { CardDrawing, CardPhoto, CardSide } from '../record/composite-card.schema.ts';

export const MM_PER_INCH = 25.4;
/** Background of an empty slot or a transparent image, as in the preview. */
export const EMPTY_PLACE = '#e6dfde';

/** An image cropped to its slot, as JPEG, with its position. */
export interface CutImage extends Area {
  bytes: Buffer;
}

export type PhotoToPrint = CardPhoto & { picture: CutImage | null };
export type SideToPrint = Omit<CardSide, 'photos'> & { photos: PhotoToPrint[] };
export type CardToPrint = Omit<CardDrawing, 'front' | 'back'> &
  Record<'front' | 'back', SideToPrint>;

interface StoredPicture {
  id: string;
  hash: string;
  format: 'jpeg' | 'png' | 'svg';
  width: number;
  height: number;
}

/** How finely images are cut. */
export interface Fineness {
  dpi: number;
  /**
   * Cropped from a rendered variant when one is wide enough: several times faster, and sufficient for screens and
   * office printers. Press files use the originals.
   */
  isQuick?: boolean;
}

/** The visible part of an image in whole pixels, after scaling by `scale`. */
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

/** The image scaled to the size of its slot, never enlarged, and its visible part. */
function placed(photo: CardPhoto, { width, height }: StoredPicture, dpi: number) {
  const pan = { x: photo.panX, y: photo.panY, zoom: photo.zoom };
  const whole = placePhoto(photo, { width, height }, pan);
  const scale = Math.min(1, ((whole.width / MM_PER_INCH) * dpi) / width);
  const pixels = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return { pixels, ...cutOf(photo, whole, pixels) };
}

/** The bytes to crop; null when the file is missing. */
async function sourceOf(
  files: Services['files'],
  picture: StoredPicture,
  width: number,
  isQuick: boolean,
): Promise<Buffer | null> {
  // The background behind a transparent image differs on pages.
  const isOpaque = picture.format !== 'png';
  const drawn = isQuick && isOpaque ? widthFor(width) : undefined;
  const key = drawn && variantKey(picture.hash, Math.min(drawn, picture.width), 'jpg');
  return (key && (await files.get(key))) || files.get(originalKey(picture));
}

/** Scaled before cropping, because a JPEG decodes much faster at a reduced size. */
async function cutImage(
  files: Services['files'],
  picture: StoredPicture,
  photo: CardPhoto,
  { dpi, isQuick = false }: Fineness,
): Promise<CutImage | null> {
  const { pixels, cut, area } = placed(photo, picture, dpi);
  const source = await sourceOf(files, picture, pixels.width, isQuick);
  if (!source) return null;
  const bytes = await sharp(source, { failOn: 'error' })
    .resize({ ...pixels, fit: 'fill' })
    .extract(cut)
    .flatten({ background: EMPTY_PLACE })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { ...area, bytes };
}

/**
 * Sides with their cropped images; a missing file leaves its slot empty. Throws between two images once `signal` is
 * aborted.
 */
export async function sidesWithImages(
  { db, files }: Pick<Services, 'db' | 'files'>,
  sides: readonly CardSide[],
  fineness: Fineness,
  signal?: AbortSignal,
): Promise<SideToPrint[]> {
  const ids = sides.flatMap(({ photos }) =>
    photos.flatMap(({ image }) => (image ? [image.id] : [])),
  );
  const { rows } = await sql<StoredPicture>`
    SELECT id, hash, format, width, height FROM image
    WHERE id = ANY (${ids}::uuid[]) AND deleted_at IS NULL`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));

  async function pictureOf(photo: CardPhoto): Promise<CutImage | null> {
    signal?.throwIfAborted();
    const row = photo.image && stored.get(photo.image.id);
    return row ? cutImage(files, row, photo, fineness) : null;
  }

  const filled: SideToPrint[] = [];
  // Sequential, since each holds a decoded image.
  for (const side of sides) {
    const photos: PhotoToPrint[] = [];
    for (const photo of side.photos) photos.push({ ...photo, picture: await pictureOf(photo) });
    filled.push({ ...side, photos });
  }
  signal?.throwIfAborted();
  return filled;
}

/** A card with the images of both sides. */
export async function withImages(
  services: Pick<Services, 'db' | 'files'>,
  drawing: CardDrawing,
  fineness: Fineness,
  signal?: AbortSignal,
): Promise<CardToPrint> {
  const sides = [drawing.front, drawing.back];
  const [front, back] = await sidesWithImages(services, sides, fineness, signal);
  return { ...drawing, front: front!, back: back! };
}
