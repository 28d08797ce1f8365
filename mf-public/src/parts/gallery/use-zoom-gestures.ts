import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import {
  CLOSE_UP,
  REST,
  between,
  distance,
  moved,
  swipeOf,
  zoomed,
  type Point,
  type View,
} from './zoom.model.ts';

const DOUBLE_TAP_MS = 300;
const TAP_PX = 12;
const WHEEL_SPEED = 0.0025;

interface Gesture {
  start: Point;
  tapAt: number;
  tapPoint: Point;
}

/** Pinch, drag, swipe, double tap and wheel over a stage, and what they make of the picture. */
export function useZoomGestures(stage: HTMLElement | null, onSwipe: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(REST);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>({ start: { x: 0, y: 0 }, tapAt: 0, tapPoint: { x: 0, y: 0 } });

  const boxOf = () => {
    return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const rect = stage?.getBoundingClientRect();
    if (!rect) return { x: 0, y: 0 };
    return { x: clientX - rect.left - rect.width / 2, y: clientY - rect.top - rect.height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((old) => zoomed(old, factor, at, boxOf()));
  const toggle = (at: Point = { x: 0, y: 0 }) =>
    setView((old) => (old.scale > 1 ? REST : zoomed(old, CLOSE_UP, at, boxOf())));
  const pan = (by: Point) => setView((old) => moved(old, by, boxOf()));

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * WHEEL_SPEED), fromMiddle(event));
  });
  useEffect(() => {
    // React listens to the wheel passively: the page behind would scroll and the browser zoom.
    stage?.addEventListener('wheel', handleWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', handleWheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const at = fromMiddle(event);
    pointers.current.set(event.pointerId, at);
    gesture.current.start = at;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const at = fromMiddle(event);
    const [other] = [...pointers.current]
      .filter(([id]) => id !== event.pointerId)
      .map(([, point]) => point);
    pointers.current.set(event.pointerId, at);
    if (other) zoom(distance(at, other) / Math.max(1, distance(before, other)), between(at, other));
    else if (view.scale > 1) pan({ x: at.x - before.x, y: at.y - before.y });
  };
  const onPointerUp = (event: PointerEvent) => {
    const at = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (!at || pointers.current.size > 0) return;
    const { start, tapAt, tapPoint } = gesture.current;
    if (distance(start, at) > TAP_PX) {
      const step = view.scale > 1 ? 0 : swipeOf(start, at);
      if (step !== 0) onSwipe(step);
      return;
    }
    const isDouble = event.timeStamp - tapAt < DOUBLE_TAP_MS && distance(tapPoint, at) < TAP_PX * 2;
    gesture.current.tapAt = isDouble ? 0 : event.timeStamp;
    gesture.current.tapPoint = at;
    if (isDouble) toggle(at);
  };
  const onPointerCancel = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    view,
    reset: () => setView(REST),
    zoom,
    toggle,
    pan,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
