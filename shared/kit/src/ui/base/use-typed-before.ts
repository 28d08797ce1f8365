import { useEffect, useEffectEvent, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back once when a control of a page that the server sent holds something else than the server
 * wrote: what a visitor typed or chose before the page was hydrated, which React does not hear of.
 */
export function useTypedBefore(
  ref: RefObject<Control | null>,
  sent: string,
  onTyped: (text: string) => void,
): void {
  const tell = useEffectEvent(() => {
    const text = ref.current?.value;
    if (text !== undefined && text !== sent) onTyped(text);
  });
  useEffect(() => tell(), []);
}
