/** Transformation of an image in its stage: scaled by `scale`, centre moved by x and y pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export const REST: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
/** Zoom of a double tap or the Enter key. */
export const CLOSE_UP = 2.5;
/** Step of a key or button. */
export const STEP = 1.5;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The image never leaves the stage. */
export function bounded({ scale, x, y }: View, { width, height }: Box): View {
  const within = Math.min(MAX_SCALE, Math.max(1, scale));
  return {
    scale: within,
    x: clamp(x, (width * (within - 1)) / 2),
    y: clamp(y, (height * (within - 1)) / 2),
  };
}

/** Zoom by a factor; the content under the point (relative to the stage's centre) stays in place. */
export function zoomed(view: View, factor: number, at: Point, box: Box): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return bounded(
    { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    box,
  );
}

export function moved(view: View, by: Point, box: Box): View {
  return bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const SWIPE_PX = 56;

/** The step that a drag across an image at rest means: 1 forwards, -1 back, 0 none. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
