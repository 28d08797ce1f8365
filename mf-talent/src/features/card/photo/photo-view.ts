import type { PlacedPhoto } from '../draft/card-draft.ts';

/** Which part of a picture shows in its place. */
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
/** One press of a key or button. */
export const ZOOM_STEP = 1.1;
/** One press of an arrow key, as a share of the place. */
export const NUDGE = 0.02;
const MM_PER_INCH = 25.4;

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
/** What the api keeps; further digits are finer than print. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The picture's size where it fills its place, at zoom 1. */
export function coverSize(place: Size, picture: Size): Size {
  const scale = Math.max(place.width / picture.width, place.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

const offset = (room: number, pan: number) => (-room * (pan + 1)) / 2;

function panAt(room: number, at: number, before: number): number {
  // Nothing sticks out on this side: moving it would mean nothing.
  return room < 1e-6 ? before : within((-2 * at) / room - 1, -1, 1);
}

/** Moved by so much, in the place's own unit; the place stays filled. */
export function panned(view: PhotoView, place: Size, picture: Size, by: Point): PhotoView {
  const cover = coverSize(place, picture);
  const roomX = cover.width * view.zoom - place.width;
  const roomY = cover.height * view.zoom - place.height;
  return {
    x: rounded(panAt(roomX, offset(roomX, view.x) + by.x, view.x)),
    y: rounded(panAt(roomY, offset(roomY, view.y) + by.y, view.y)),
    zoom: view.zoom,
  };
}

/** Larger or smaller by a factor; what is under the point (from the place's corner) stays there. */
export function zoomed(
  view: PhotoView,
  place: Size,
  picture: Size,
  factor: number,
  at: Point = { x: place.width / 2, y: place.height / 2 },
): PhotoView {
  const zoom = within(view.zoom * factor, 1, MAX_ZOOM);
  const ratio = zoom / view.zoom;
  const cover = coverSize(place, picture);
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

/** How the whole picture lies in its place, in shares: right at any size on the screen. */
export function photoTransform(view: PhotoView, place: Size, picture: Size): string {
  const cover = coverSize(place, picture);
  const x = offset(cover.width * view.zoom - place.width, view.x) / cover.width;
  const y = offset(cover.height * view.zoom - place.height, view.y) / cover.height;
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return `translate3d(${percent(x)}, ${percent(y)}, 0) scale(${view.zoom})`;
}

/** Dots to an inch of print; the place in millimetres, the picture in pixels. */
export function photoDpi(view: PhotoView, place: Size, picture: Size): number {
  const pixelMm = (coverSize(place, picture).width * view.zoom) / picture.width;
  return Math.round(MM_PER_INCH / pixelMm);
}
