import { usePanZoom } from '@dara/kit/ui';
import { useEffect, useRef, type RefObject } from 'react';
import {
  panned,
  photoTransform,
  zoomed,
  type PhotoView,
  type Point,
  type Size,
} from './photo-view.ts';

interface Gestures {
  /** Element with the listeners, as large as the visible part of the slot. */
  controlRef: RefObject<HTMLElement | null>;
  /** The moved element; updated directly, without rendering. */
  imageRef: RefObject<HTMLElement | null>;
  /** In millimetres, and where the control begins in it. */
  place: Size;
  inset: Point;
  /** Width of the control in millimetres, for the scale on screen. */
  controlWidth: number;
  picture: Size | null;
  view: PhotoView;
  /** Touch scrolls the page over an unselected photo, and so does the wheel. */
  isSelected: boolean;
  onView: (view: PhotoView) => void;
}

const WHEEL_SPEED = 0.002;

/** Writes a moving photo's view to its element once a frame; `live` is what is rendered. */
function useLiveView({ imageRef, place, picture, view }: Gestures) {
  const live = useRef(view);
  const frame = useRef(0);
  const hasMoved = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const paint = () => {
    frame.current = 0;
    if (imageRef.current && picture) {
      imageRef.current.style.transform = photoTransform(live.current, place, picture);
    }
  };
  const show = (next: PhotoView) => {
    live.current = next;
    hasMoved.current = true;
    frame.current ||= requestAnimationFrame(paint);
  };
  const setLayer = (isOn: boolean) => {
    if (imageRef.current) imageRef.current.style.willChange = isOn ? 'transform' : '';
  };
  return { live, hasMoved, paint, show, setLayer };
}

/** Moves a photo in its slot by mouse, touch, pinch and wheel; reports the result at the end. */
export function usePhotoGestures(gestures: Gestures): void {
  const { controlRef, place, inset, controlWidth, picture, view, isSelected, onView } = gestures;
  const { live, hasMoved, paint, show, setLayer } = useLiveView(gestures);
  /** Size of a window pixel in the slot's millimetres. */
  const mmPerPixel = () => {
    const width = controlRef.current?.getBoundingClientRect().width ?? 0;
    return width === 0 ? 0 : controlWidth / width;
  };
  const pointAt = ({ x, y }: Point): Point => {
    const box = controlRef.current?.getBoundingClientRect();
    const mm = mmPerPixel();
    if (!box || mm === 0) return { x: 0, y: 0 };
    return { x: (x - box.left) * mm + inset.x, y: (y - box.top) * mm + inset.y };
  };
  useEffect(() => {
    if (!hasMoved.current) live.current = view;
  }, [view, live, hasMoved]);
  const move = (next: (before: PhotoView, photo: Size) => PhotoView) => {
    if (!picture) return;
    setLayer(true);
    show(next(live.current, picture));
  };
  usePanZoom({
    target: controlRef,
    wheelSpeed: WHEEL_SPEED,
    accepts: (event) => {
      const isTouch = 'pointerType' in event ? event.pointerType === 'touch' : true;
      return picture !== null && (isSelected || (event.type !== 'wheel' && !isTouch));
    },
    onPan: (by) => {
      const mm = mmPerPixel();
      move((before, photo) => panned(before, place, photo, { x: by.x * mm, y: by.y * mm }));
    },
    onZoom: (factor, at) =>
      move((before, photo) => zoomed(before, place, photo, factor, pointAt(at))),
    onEnd: (isCanceled) => {
      setLayer(false);
      if (isCanceled) live.current = view;
      else if (hasMoved.current) onView(live.current);
      hasMoved.current = false;
      if (isCanceled) paint();
    },
  });
}
