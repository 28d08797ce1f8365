import type { ImageRef } from '@dara/contract';
import { useIntl } from '@dara/sdk/i18n';
import { FullScreen, FullScreenButton, Image } from '@dara/kit/ui';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { MAX_SCALE, STEP } from './zoom.model.ts';

export interface GalleryZoomProps {
  /** Accessible description of the images. */
  title: string;
  images: readonly ImageRef[];
  /** The image to begin with. */
  start: number;
  /** Called with the image that was looked at last. */
  onClose: (index: number) => void;
}

const PAN_PX = 80;

/** Images as large as the window, one at a time, to look at from near. */
export function GalleryZoom({ title, images, start, onClose }: GalleryZoomProps) {
  const { formatMessage } = useIntl();
  // The dialog renders its content a moment later: what listens to the stage must hear of it.
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [index, setIndex] = useState(Math.min(start, images.length - 1));
  const show = (wanted: number) => {
    const next = Math.min(Math.max(0, wanted), images.length - 1);
    if (next === index) return;
    setIndex(next);
    reset();
  };
  const { view, reset, zoom, toggle, pan } = useZoomGestures(stage, (step) => show(index + step));
  const isClose = view.scale > 1;
  const arrow = (x: number, y: number, step: number) => () => {
    if (isClose) pan({ x: x * PAN_PX, y: y * PAN_PX });
    else if (step !== 0) show(index + step);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: arrow(1, 0, -1),
    ArrowRight: arrow(-1, 0, 1),
    ArrowUp: arrow(0, 1, 0),
    ArrowDown: arrow(0, -1, 0),
    PageUp: () => show(index - 1),
    PageDown: () => show(index + 1),
    Home: () => show(0),
    End: () => show(images.length - 1),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': reset,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnStage = event.target === stage;
    const action = keys[event.key] ?? (event.key === 'Enter' && isOnStage ? toggle : undefined);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const image = images[index];
  return (
    <FullScreen
      open
      title={title}
      onClose={() => onClose(index)}
      onKeyDown={handleKeyDown}
      tools={
        <>
          <Counter role="status">
            {formatMessage(
              { id: 'public.gallery.position' },
              { current: index + 1, total: images.length },
            )}
          </Counter>
          <ZoomTools scale={view.scale} onZoom={zoom} />
        </>
      }
    >
      <Stage
        ref={setStage}
        tabIndex={0}
        role="group"
        aria-label={formatMessage({ id: 'public.gallery.stage' })}
        $isClose={isClose}
      >
        <Picture
          key={image?.id}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Image priority image={image} sizes={isClose ? '200vw' : '100vw'} />
        </Picture>
      </Stage>
      {images.length > 1 && <Sides index={index} last={images.length - 1} onShow={show} />}
    </FullScreen>
  );
}

interface ZoomToolsProps {
  scale: number;
  onZoom: (factor: number) => void;
}

function ZoomTools({ scale, onZoom }: ZoomToolsProps) {
  return (
    <>
      <Tool label="public.gallery.zoomOut" disabled={scale <= 1} onPress={() => onZoom(1 / STEP)}>
        <ZoomOut size={22} aria-hidden />
      </Tool>
      <Tool
        label="public.gallery.zoomIn"
        disabled={scale >= MAX_SCALE}
        onPress={() => onZoom(STEP)}
      >
        <ZoomIn size={22} aria-hidden />
      </Tool>
    </>
  );
}

interface SidesProps {
  index: number;
  last: number;
  onShow: (index: number) => void;
}

function Sides({ index, last, onShow }: SidesProps) {
  return (
    <>
      <Side $side="start">
        <Tool label="kit.ui.previous" disabled={index === 0} onPress={() => onShow(index - 1)}>
          <ChevronLeft size={24} aria-hidden />
        </Tool>
      </Side>
      <Side $side="end">
        <Tool label="kit.ui.next" disabled={index === last} onPress={() => onShow(index + 1)}>
          <ChevronRight size={24} aria-hidden />
        </Tool>
      </Side>
    </>
  );
}

interface ToolProps {
  /** Id of its label. */
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, disabled, onPress, children }: ToolProps) {
  const name = useIntl().formatMessage({ id: label });
  return (
    <FullScreenButton
      type="button"
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </FullScreenButton>
  );
}

const Counter = styled.p`
  margin-inline-end: auto;
  padding: 6px 14px;
  border-radius: 999px;
  background: rgb(0 0 0 / 62%);
  font-variant-numeric: tabular-nums;
`;

const Stage = styled.div<{ $isClose: boolean }>`
  overflow: hidden;
  outline: none;
  cursor: ${({ $isClose }) => ($isClose ? 'grab' : 'zoom-in')};
  /* Fingers move the image, not the page or the browser's own zoom. */
  touch-action: none;
  user-select: none;
  &:focus-visible {
    box-shadow: inset 0 0 0 2px #fff;
  }
`;

const Picture = styled.div`
  height: 100dvh;
  transform-origin: center;
  && picture {
    height: 100%;
    background: none;
  }
  && img {
    height: 100%;
    object-fit: contain;
    object-position: 50% !important;
    background-size: contain !important;
    background-position: 50% !important;
    background-repeat: no-repeat;
    pointer-events: none;
  }
`;

const Side = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 12px;' : 'inset-inline-end: 12px;')}
`;
