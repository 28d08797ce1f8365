import { useEffect, useEffectEvent, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back once when a server-rendered control has another value than the server's HTML: input before hydration, of
 * which React gets no event.
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
