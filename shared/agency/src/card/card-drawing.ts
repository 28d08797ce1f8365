import { imageUrl, imageWidths, type ImageRef } from '@dara/contract';

/** Millimetres from the trimmed card's top left corner. */
export interface CardArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stored picture, or a file that is not sent yet and has an address of its own. */
export interface CardImage extends ImageRef {
  url?: string;
}

export interface CardPhoto extends CardArea {
  slot: string;
  image: CardImage | null;
  /** -1 shows the left or upper edge of the picture, 1 the right or lower one. */
  panX: number;
  panY: number;
  /** 1 fills the place. */
  zoom: number;
}

export interface CardText {
  text: string;
  x: number;
  /** Of the baseline. */
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
  talentName: string;
  language: 'th' | 'en';
  drawing: {
    width: number;
    height: number;
    front: CardSideDrawing;
    back: CardSideDrawing;
  };
}

/** Whether any place of either side shows a picture. */
export function hasPhoto({ drawing }: DrawnCard): boolean {
  return [...drawing.front.photos, ...drawing.back.photos].some(({ image }) => image !== null);
}

const MAX_ZOOM = 4;

const within = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

/** The rectangle that the whole picture takes so that its place is filled; the place cuts off the rest. */
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

/** Screens of twice the density are common, denser ones gain nothing on a small picture. */
const DENSITY = 2;

/** The address of a picture that is rendered so many CSS pixels wide. */
export function photoUrl(image: CardImage, pixels: number): string {
  if (image.url) return image.url;
  const widths = imageWidths(image.width);
  const wanted = pixels * DENSITY;
  const width = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? image.width;
  return imageUrl(image.id, width, 'webp');
}
