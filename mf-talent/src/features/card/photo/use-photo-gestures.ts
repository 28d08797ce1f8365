import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import {
  panned,
  photoTransform,
  zoomed,
  type PhotoView,
  type Point,
  type Size,
} from './photo-view.ts';

interface Gestures {
  /** What hears the gestures, as large as the part of the place that is seen. */
  controlRef: RefObject<HTMLElement | null>;
  /** What is moved; written to directly, so that moving renders nothing. */
  imageRef: RefObject<HTMLElement | null>;
  /** In millimetres, and where the control begins in it. */
  place: Size;
  inset: Point;
  /** Width of the control in millimetres: it says how large a millimetre is on the screen. */
  controlWidth: number;
  picture: Size | null;
  view: PhotoView;
  /** A finger scrolls the page over what is not selected; the wheel does too. */
  isSelected: boolean;
  onView: (view: PhotoView) => void;
}

const WHEEL_SPEED = 0.002;
const WHEEL_PAUSE_MS = 220;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Writes a moving photo's view to its element once a frame; `live` is what is drawn. */
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

/** Moves a photo in its place by mouse, touch, pinch and wheel; tells the result when it ends. */
export function usePhotoGestures(gestures: Gestures) {
  const { controlRef, place, inset, controlWidth, picture, view, isSelected, onView } = gestures;
  const { live, hasMoved, paint, show, setLayer } = useLiveView(gestures);
  const pointers = useRef(new Map<number, Point>());
  const wheelTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** From the screen to the place's own millimetres. */
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = controlRef.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    const mm = controlWidth / box.width;
    return { x: (clientX - box.left) * mm + inset.x, y: (clientY - box.top) * mm + inset.y };
  };
  const commit = () => {
    setLayer(false);
    if (hasMoved.current) onView(live.current);
    hasMoved.current = false;
  };
  const commitWheel = useEffectEvent(commit);
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!isSelected || !picture) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * WHEEL_SPEED);
    setLayer(true);
    show(zoomed(live.current, place, picture, factor, pointAt(event)));
    clearTimeout(wheelTimer.current);
    wheelTimer.current = setTimeout(commitWheel, WHEEL_PAUSE_MS);
  });
  useEffect(() => {
    const control = controlRef.current;
    // React listens to the wheel passively: the page behind would scroll.
    control?.addEventListener('wheel', handleWheel, { passive: false });
    return () => control?.removeEventListener('wheel', handleWheel);
  }, [controlRef]);
  useEffect(() => {
    if (pointers.current.size === 0) live.current = view;
  }, [view, live]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !picture) return;
    if (event.pointerType === 'touch' && !isSelected) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, pointAt(event));
    setLayer(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before || !picture) return;
    const at = pointAt(event);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    pointers.current.set(event.pointerId, at);
    if (!other) {
      show(panned(live.current, place, picture, { x: at.x - before.x, y: at.y - before.y }));
      return;
    }
    const factor = distance(at, other) / Math.max(0.1, distance(before, other));
    const [from, to] = [middle(before, other), middle(at, other)];
    const larger = zoomed(live.current, place, picture, factor, to);
    show(panned(larger, place, picture, { x: to.x - from.x, y: to.y - from.y }));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    commit();
  };
  const onPointerCancel = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    hasMoved.current = false;
    live.current = view;
    setLayer(false);
    paint();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
