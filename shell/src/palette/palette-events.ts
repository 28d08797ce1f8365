const OPEN_EVENT = 'dara-palette';

let listeners = 0;
/** Requested before a listener was registered. */
let isWaiting = false;

/** Opens the palette; one that is still loading opens when ready. */
export function openPalette(): void {
  if (listeners === 0) isWaiting = true;
  window.dispatchEvent(new Event(OPEN_EVENT));
}

/** Calls back when the palette is requested by a button, or by Ctrl or Cmd with K. */
export function onPaletteRequested(handler: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isAsked || event.code !== 'KeyK' || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    handler();
  };
  listeners += 1;
  if (isWaiting) handler();
  isWaiting = false;
  window.addEventListener(OPEN_EVENT, handler);
  window.addEventListener('keydown', handleKey);
  return () => {
    listeners -= 1;
    window.removeEventListener(OPEN_EVENT, handler);
    window.removeEventListener('keydown', handleKey);
  };
}
