import {
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useIntl } from '@dara/sdk/i18n';
import { placeOf, type CardEditorState } from '../draft/card-editor-context.ts';

export interface Dragged {
  picture: string;
  /** The place it was taken from; from the tray when absent. */
  from?: number;
}

/** A press that moves less is a click. */
const MOUSE = { activationConstraint: { distance: 5 } };
/** A long press drags, an immediate move scrolls. */
const TOUCH = { activationConstraint: { delay: 160, tolerance: 8 } };

export const dropTarget = pointerWithin;

/** The screen reader announces of the result from the editor; dragging is for pointers alone. */
const QUIET = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Images dragged from the tray into a place, photos dragged from one place to another. */
export function usePhotoDrag({ options, draft, change, select, announce }: CardEditorState) {
  const { formatMessage } = useIntl();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const { picture, from } = active.data.current as Dragged;
    const slot = (over?.data.current as { slot: number } | undefined)?.slot;
    if (slot === undefined || slot === from) return;
    const { side, number } = placeOf(options, draft, slot);
    const place = formatMessage({ id: `talent.card.slot.${side}` }, { number });
    if (from === undefined) change({ kind: 'place', slot, picture });
    else change({ kind: 'swap', from, to: slot });
    select(slot);
    announce({ id: from === undefined ? 'talent.card.placed' : 'talent.card.swapped' }, { place });
  };
  return { sensors, onDragEnd, accessibility: QUIET };
}
