import type { Area } from './card-sheet.ts';

export interface PhotoChoice {
  /** Where the image is moved to, -1 (its left or top edge shows) to 1, as far as it sticks out. */
  x: number;
  y: number;
  /** 1 fills the slot, 3 shows a third of the image. */
  zoom: number;
}

export const MAX_ZOOM = 4;

/** The rectangle of the whole image scaled to cover its slot; the slot clips the rest. */
export function placePhoto(
  place: Area,
  image: { width: number; height: number },
  { x, y, zoom }: PhotoChoice,
): Area {
  const within = (value: number, from: number, to: number): number =>
    Math.min(to, Math.max(from, value));
  const scale =
    Math.max(place.width / image.width, place.height / image.height) * within(zoom, 1, MAX_ZOOM);
  const [width, height] = [image.width * scale, image.height * scale];
  const shift = (over: number, by: number): number => (over * (within(by, -1, 1) + 1)) / 2;
  return {
    x: place.x - shift(width - place.width, x),
    y: place.y - shift(height - place.height, y),
    width,
    height,
  };
}
