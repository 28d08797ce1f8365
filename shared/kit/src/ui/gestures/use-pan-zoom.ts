import { useGesture } from '@use-gesture/react';
import { useRef, type RefObject } from 'react';

/** In window pixels. */
export interface GesturePoint {
  x: number;
  y: number;
}

/** How a drag ended. */
export interface GestureEnd {
  /** Cancelled by the system: the movement should be undone. */
  isCanceled: boolean;
  movement: GesturePoint;
  at: GesturePoint;
  /** In milliseconds, to tell double taps. */
  timeStamp: number;
}

export interface PanZoomOptions {
  /** The element that receives the gestures; its style is `touch-action: none` while it takes touches. */
  target: RefObject<HTMLElement | null>;
  /** Larger makes the wheel faster. */
  wheelSpeed: number;
  /** Whether a gesture is for the content; all others are left to the page. */
  accepts?: (event: Event) => boolean;
  onPan: (by: GesturePoint) => void;
  /** Larger or smaller by a factor; the content under the point stays there. */
  onZoom: (factor: number, at: GesturePoint) => void;
  /** After a finger or the mouse let go without a pinch in between; a tap is a drag by nothing. */
  onDragEnd?: (end: GestureEnd) => void;
  /** After the last finger has left, or the wheel has rested. */
  onEnd?: (isCanceled: boolean) => void;
}

const point = ([x, y]: readonly [number, number]): GesturePoint => ({ x, y });
const isCancel = ({ type }: Event) => type === 'pointercancel' || type === 'touchcancel';

interface Pinch {
  scale: number;
  origin: [number, number];
}

/** Pan and zoom by drag, pinch and wheel. */
export function usePanZoom(options: PanZoomOptions): void {
  const { target, wheelSpeed, accepts = () => true, onPan, onZoom, onDragEnd, onEnd } = options;
  // A finger that stays after a pinch drags on, yet its way began before: no tap, no swipe.
  const hasPinched = useRef(false);
  useGesture(
    {
      onDrag: ({ event, first, last, canceled, cancel, pinching, delta, movement, xy }) => {
        if (first) hasPinched.current = false;
        if (canceled) return;
        if (first && !accepts(event)) return cancel();
        if (!pinching && (delta[0] !== 0 || delta[1] !== 0)) onPan(point(delta));
        if (!last || pinching) return;
        const isCanceled = isCancel(event);
        if (!hasPinched.current) {
          const { timeStamp } = event;
          onDragEnd?.({ isCanceled, movement: point(movement), at: point(xy), timeStamp });
        }
        onEnd?.(isCanceled);
      },
      onPinch: (state) => {
        const { event, first, last, canceled, cancel, dragging, movement, origin } = state;
        if (canceled) return;
        if (first && !accepts(event)) return cancel();
        hasPinched.current = true;
        const before = first ? undefined : (state.memo as Pinch | undefined);
        if (before) {
          onZoom(movement[0] / before.scale, point(origin));
          onPan({ x: origin[0] - before.origin[0], y: origin[1] - before.origin[1] });
        }
        if (last && !dragging) onEnd?.(isCancel(event));
        return { scale: movement[0], origin: [...origin] } satisfies Pinch;
      },
      onWheel: ({ event, last, delta: [, down] }) => {
        if (!accepts(event)) return;
        if (last) return onEnd?.(false);
        event.preventDefault();
        onZoom(Math.exp(-down * wheelSpeed), { x: event.clientX, y: event.clientY });
      },
    },
    // React listens to the wheel passively: the page behind would scroll and the browser zoom.
    {
      target,
      eventOptions: { passive: false },
      drag: { pointer: { keys: false } },
      pinch: { pinchOnWheel: false },
    },
  );
}
