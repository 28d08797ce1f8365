import { useDraggable, useDroppable } from '@dnd-kit/core';
import { photoUrl, placeColour, type CardArea, type CardImage } from '@dara/agency/card';
import { useIntl } from '@dara/sdk/i18n';
import { GripHorizontal, ImagePlus, TriangleAlert } from 'lucide-react';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { placeOf, useCardEditor } from '../draft/card-editor-context.ts';
import * as S from './photo-slot.styles.ts';
import { useCoalesceKey } from '../draft/use-coalesce-key.ts';
import {
  NUDGE,
  ZOOM_STEP,
  coverSize,
  panned,
  photoDpi,
  photoTransform,
  zoomed,
} from './photo-view.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';

export interface PhotoSlotProps {
  slot: number;
  /** The slot in millimetres, without the bleed beyond the sheet. */
  place: CardArea;
  sheet: { width: number; height: number };
  /** How wide the sheet is about, in CSS pixels. */
  pixels: number;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGER = new Set(['+', '=']);
const SMALLER = new Set(['-', '_']);
const CENTRE = { x: 0, y: 0, zoom: 1 };

/** The visible part of a slot. */
function seenArea(place: CardArea, sheet: PhotoSlotProps['sheet']): CardArea {
  const x = Math.max(0, place.x);
  const y = Math.max(0, place.y);
  return {
    x,
    y,
    width: Math.min(sheet.width, place.x + place.width) - x,
    height: Math.min(sheet.height, place.y + place.height) - y,
  };
}

const boxStyle = (area: CardArea, sheet: PhotoSlotProps['sheet']) => ({
  left: `${(area.x / sheet.width) * 100}%`,
  top: `${(area.y / sheet.height) * 100}%`,
  width: `${(area.width / sheet.width) * 100}%`,
  height: `${(area.height / sheet.height) * 100}%`,
});

/** A slot's photo, below the card's texts. */
export function SlotPhoto({ slot, place, sheet, pixels }: PhotoSlotProps) {
  const { draft, pictures } = useCardEditor();
  const photo = draft.photos[slot];
  const image = photo ? pictures.get(photo.picture)?.image : undefined;
  return (
    <S.Frame style={{ ...boxStyle(place, sheet), background: placeColour(image ?? null) }}>
      {photo && image && (
        <Picture
          {...{ slot, image, place, view: photo }}
          pixels={(pixels * place.width) / sheet.width}
        />
      )}
    </S.Frame>
  );
}

interface PictureProps {
  slot: number;
  image: CardImage;
  place: CardArea;
  view: { x: number; y: number; zoom: number };
  pixels: number;
}

function Picture({ slot, image, place, view, pixels }: PictureProps) {
  const cover = coverSize(place, image);
  const wide = cover.width / place.width;
  return (
    <S.Picture
      data-slot={slot}
      src={photoUrl(image, pixels * wide * view.zoom)}
      alt=""
      draggable={false}
      style={{
        width: `${wide * 100}%`,
        height: `${(cover.height / place.height) * 100}%`,
        transform: photoTransform(view, place, image),
      }}
    />
  );
}

/** Interactive layer of a slot above the card's texts: select, move, zoom, drop. */
export function SlotControl({ slot, place, sheet }: PhotoSlotProps) {
  const editor = useCardEditor();
  const { draft, pictures, selected, options } = editor;
  const { formatMessage } = useIntl();
  const photo = draft.photos[slot];
  const picture = photo ? pictures.get(photo.picture) : undefined;
  const isSelected = selected === slot;
  const seen = seenArea(place, sheet);
  const { setNodeRef, isOver } = useDroppable({ id: `slot-${slot}`, data: { slot } });
  const [isFileOver, setIsFileOver] = useState(false);
  const dpi = photo && picture ? photoDpi(photo, place, picture.image) : null;
  const isSoft = dpi !== null && dpi < options.dpiMin;
  const control = useControl(slot, place, seen);
  const where = placeOf(options, draft, slot);
  const name = formatMessage({ id: `talent.card.slot.${where.side}` }, { number: where.number });
  const state = photo
    ? formatMessage({ id: 'talent.card.slot.filled' }, { zoom: photo.zoom, dpi })
    : formatMessage({ id: 'talent.card.slot.empty' });
  const fileDrop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsFileOver(true);
    },
    onDragLeave: () => setIsFileOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsFileOver(false);
      void editor.addFiles([...event.dataTransfer.files].slice(0, 1)).then(([key]) => {
        if (key) editor.change({ kind: 'place', slot, picture: key });
      });
    },
  };
  return (
    <S.Area
      ref={setNodeRef}
      style={boxStyle(seen, sheet)}
      data-over={isOver || isFileOver || undefined}
      data-empty={!photo || undefined}
      {...fileDrop}
    >
      <S.Control
        type="button"
        ref={control.ref}
        aria-pressed={isSelected}
        aria-label={[name, state].join(': ')}
        aria-describedby="card-slot-keys"
        data-selected={isSelected || undefined}
        onClick={() => editor.select(slot)}
        onKeyDown={control.onKeyDown}
      >
        {!photo && <ImagePlus size={28} strokeWidth={1.5} aria-hidden />}
      </S.Control>
      {isSoft && (
        <S.Warning aria-hidden title={formatMessage({ id: 'talent.card.soft' }, { dpi })}>
          <TriangleAlert size={16} aria-hidden />
        </S.Warning>
      )}
      {photo && <Handle slot={slot} picture={photo.picture} name={name} />}
    </S.Area>
  );
}

/** Pointer only: the keyboard uses the tools menu. */
function Handle({ slot, picture, name }: { slot: number; picture: string; name: string }) {
  const { formatMessage } = useIntl();
  const data = { from: slot, picture };
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `photo-${slot}`, data });
  return (
    <S.Handle
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      data-handle={slot}
      title={formatMessage({ id: 'talent.card.slot.drag' }, { name })}
      aria-hidden
      {...listeners}
    >
      <GripHorizontal size={18} aria-hidden />
    </S.Handle>
  );
}

function useControl(slot: number, place: CardArea, seen: CardArea) {
  const { draft, pictures, selected, change, announce } = useCardEditor();
  const coalesceKey = useCoalesceKey();
  const ref = useRef<HTMLButtonElement>(null);
  const photo = draft.photos[slot];
  const picture = photo ? (pictures.get(photo.picture)?.image ?? null) : null;
  const imageRef = {
    get current() {
      const side = ref.current?.closest('[data-card-side]');
      return side?.querySelector<HTMLElement>(`[data-slot="${slot}"]`) ?? null;
    },
  };
  usePhotoGestures({
    controlRef: ref,
    imageRef,
    place,
    inset: { x: seen.x - place.x, y: seen.y - place.y },
    controlWidth: seen.width,
    picture,
    view: photo ?? CENTRE,
    isSelected: selected === slot,
    onView: (view) => change({ kind: 'view', slot, ...view }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!photo || !picture || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? NUDGE * 5 : NUDGE;
      const by = { x: arrow[0] * place.width * step, y: arrow[1] * place.height * step };
      change(
        { kind: 'view', slot, ...panned(photo, place, picture, by) },
        coalesceKey(`${slot} ${event.key}`),
      );
      announce({ id: `talent.card.moved.${event.key}` });
    } else if (LARGER.has(event.key) || SMALLER.has(event.key)) {
      const factor = LARGER.has(event.key) ? ZOOM_STEP : 1 / ZOOM_STEP;
      const view = zoomed(photo, place, picture, factor);
      change({ kind: 'view', slot, ...view }, coalesceKey(`${slot} zoom`));
      announce({ id: 'talent.card.zoomed' }, { zoom: view.zoom });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      change({ kind: 'clear', slot });
      announce({ id: 'talent.card.cleared' });
    } else {
      return;
    }
    event.preventDefault();
  };
  return { ref, onKeyDown };
}
