import type { SlotName, SlotProps } from '@dara/contract';
import { createContext, use, type ComponentType } from 'react';

export interface PlacedSlot {
  /** With the name of the remote that offers it. */
  name: string;
  props: object;
}

/** What shows the parts of a slot; the shell provides it. */
export const SlotParts = createContext<ComponentType<PlacedSlot> | null>(null);

/**
 * A place for parts of other remotes, empty without any. It may be filled after the page is shown, so nothing of the page
 * itself comes below it on the first screen.
 */
export function Slot<Name extends SlotName>(slot: { name: Name; props: SlotProps[Name] }) {
  const Parts = use(SlotParts);
  return Parts && <Parts name={slot.name} props={slot.props} />;
}
