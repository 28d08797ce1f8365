import type { PlacedPhoto } from '../draft/card-draft.ts';

/** The visible part of an image in its slot. */
export type PhotoView = Pick<PlacedPhoto, 'x' | 'y' | 'zoom'>;

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
/** Step of a key or button. */
export const ZOOM_STEP = 1.1;
/** Step of an arrow key, as a fraction of the slot. */
export const NUDGE = 0.02;
const MM_PER_INCH = 25.4;

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
/** Precision of the api; finer than print. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The image's size where it fills its place, at zoom 1. */
export function coverSize(place: Size, image: Size): Size {
  const scale = Math.max(place.width / image.width, place.height / image.height);
  return { width: image.width * scale, height: image.height * scale };
}

const offset = (room: number, pan: number) => (-room * (pan + 1)) / 2;

function panAt(room: number, at: number, before: number): number {
  // Nothing sticks out on this side: moving it would mean nothing.
  return room < 1e-6 ? before : within((-2 * at) / room - 1, -1, 1);
}

/** Moved by so much, in the place's own unit; the place stays filled. */
export function panned(view: PhotoView, place: Size, image: Size, by: Point): PhotoView {
  const cover = coverSize(place, image);
  const roomX = cover.width * view.zoom - place.width;
  const roomY = cover.height * view.zoom - place.height;
  return {
    x: rounded(panAt(roomX, offset(roomX, view.x) + by.x, view.x)),
    y: rounded(panAt(roomY, offset(roomY, view.y) + by.y, view.y)),
    zoom: view.zoom,
  };
}

/** Zoom by a factor; the content under the point (from the slot's corner) stays in place. */
export function zoomed(
  view: PhotoView,
  place: Size,
  image: Size,
  factor: number,
  at: Point = { x: place.width / 2, y: place.height / 2 },
): PhotoView {
  const zoom = within(view.zoom * factor, 1, MAX_ZOOM);
  const ratio = zoom / view.zoom;
  const cover = coverSize(place, image);
  const along = (side: 'width' | 'height', pan: number, point: number) => {
    const before = offset(cover[side] * view.zoom - place[side], pan);
    return panAt(cover[side] * zoom - place[side], point - (point - before) * ratio, pan);
  };
  return {
    x: rounded(along('width', view.x, at.x)),
    y: rounded(along('height', view.y, at.y)),
    zoom: rounded(zoom),
  };
}

/** Position of the whole image relative to its slot: independent of the screen size. */
export function photoTransform(view: PhotoView, place: Size, image: Size): string {
  const cover = coverSize(place, image);
  const x = offset(cover.width * view.zoom - place.width, view.x) / cover.width;
  const y = offset(cover.height * view.zoom - place.height, view.y) / cover.height;
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return `translate3d(${percent(x)}, ${percent(y)}, 0) scale(${view.zoom})`;
}

/** Print resolution in dpi; the slot in millimetres, the image in pixels. */
export function photoDpi(view: PhotoView, place: Size, image: Size): number {
  const pixelMm = (coverSize(place, image).width * view.zoom) / image.width;
  return Math.round(MM_PER_INCH / pixelMm);
}
