import { imageUrl, imageWidths, type ImageRef, type Localized } from '@dara/contract';

/** Millimetres from the trimmed card's top left corner. */
export interface CardArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stored image, or a file with an object URL. */
export interface CardImage extends ImageRef {
  url?: string;
}

export interface CardPhoto extends CardArea {
  slot: string;
  image: CardImage | null;
  /** -1 shows the left or top edge of the image, 1 the right or bottom one. */
  panX: number;
  panY: number;
  /** 1 fills the place. */
  zoom: number;
}

export interface CardText {
  text: string;
  x: number;
  /** Y of the baseline. */
  y: number;
  width: number;
  size: number;
  weight: number;
  fill: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface CardShape {
  path: string;
  x: number;
  y: number;
  scale: number;
  fill: string;
}

export interface CardSideDrawing {
  paper: string;
  photos: readonly CardPhoto[];
  panes: readonly (CardArea & { fill: string; opacity: number })[];
  shapes: readonly CardShape[];
  texts: readonly CardText[];
}

export type CardSideName = 'front' | 'back';

/** A composite card as the api describes it; preview and print are rendered from the same. */
export interface DrawnCard {
  name: string;
  talentName: Localized;
  language: 'th' | 'en';
  drawing: {
    width: number;
    height: number;
    front: CardSideDrawing;
    back: CardSideDrawing;
  };
}

/** Whether either side has an image in a slot. */
export function hasPhoto({ drawing }: DrawnCard): boolean {
  return [...drawing.front.photos, ...drawing.back.photos].some(({ image }) => image !== null);
}

const MAX_ZOOM = 4;

const within = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

/** The rectangle of the whole image scaled to cover its slot; the slot clips the rest. */
export function placePhoto(
  place: CardArea,
  picture: { width: number; height: number },
  { panX, panY, zoom }: Pick<CardPhoto, 'panX' | 'panY' | 'zoom'>,
): CardArea {
  const fill = Math.max(place.width / picture.width, place.height / picture.height);
  const scale = fill * within(zoom, 1, MAX_ZOOM);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const shift = (over: number, by: number): number => (over * (within(by, -1, 1) + 1)) / 2;
  return {
    x: place.x - shift(width - place.width, panX),
    y: place.y - shift(height - place.height, panY),
    width,
    height,
  };
}

/** Density 2 is common; a higher one gains nothing on a small image. */
const DENSITY = 2;

/** The address of an image for a width in CSS pixels. */
export function photoUrl(image: CardImage, pixels: number): string {
  if (image.url) return image.url;
  const widths = imageWidths(image.width);
  const wanted = pixels * DENSITY;
  const width = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? image.width;
  return imageUrl(image.id, width, 'webp');
}
