import { usePanZoom, type GestureEnd } from '@dara/kit/ui';
import { useRef, useState } from 'react';
import {
  CLOSE_UP,
  REST,
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

/** Maps pinch, drag, swipe, double tap and wheel to zoom and pan. */
export function useZoomGestures(stage: HTMLElement | null, onSwipe: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(REST);
  const lastTap = useRef<{ timeStamp: number; at: Point }>({ timeStamp: 0, at: { x: 0, y: 0 } });

  const boxOf = () => {
    return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
  };
  const fromMiddle = ({ x, y }: Point): Point => {
    const rect = stage?.getBoundingClientRect();
    if (!rect) return { x: 0, y: 0 };
    return { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((old) => zoomed(old, factor, at, boxOf()));
  const toggle = (at: Point = { x: 0, y: 0 }) =>
    setView((old) => (old.scale > 1 ? REST : zoomed(old, CLOSE_UP, at, boxOf())));
  const pan = (by: Point) => setView((old) => moved(old, by, boxOf()));

  const handleTap = (at: Point, timeStamp: number) => {
    const isDouble =
      timeStamp - lastTap.current.timeStamp < DOUBLE_TAP_MS &&
      distance(lastTap.current.at, at) < TAP_PX * 2;
    lastTap.current = { timeStamp: isDouble ? 0 : timeStamp, at };
    if (isDouble) toggle(fromMiddle(at));
  };
  const handleDragEnd = ({ movement, at, isCanceled, timeStamp }: GestureEnd) => {
    if (isCanceled) return;
    if (distance({ x: 0, y: 0 }, movement) <= TAP_PX) return handleTap(at, timeStamp);
    const step = view.scale > 1 ? 0 : swipeOf({ x: 0, y: 0 }, movement);
    if (step !== 0) onSwipe(step);
  };
  usePanZoom({
    target: { current: stage },
    wheelSpeed: WHEEL_SPEED,
    onPan: pan,
    onZoom: (factor, at) => zoom(factor, fromMiddle(at)),
    onDragEnd: handleDragEnd,
  });
  return { view, reset: () => setView(REST), zoom, toggle, pan };
}
