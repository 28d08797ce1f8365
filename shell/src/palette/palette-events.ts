const OPEN_EVENT = 'dara-palette';

/** Opens the palette, wherever it is mounted. */
export const openPalette = (): void => void window.dispatchEvent(new Event(OPEN_EVENT));

/** Calls back when somebody asks for the palette: by a button, or by Ctrl or Cmd with K. */
export function onPaletteAsked(handler: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isAsked || event.code !== 'KeyK' || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    handler();
  };
  window.addEventListener(OPEN_EVENT, handler);
  window.addEventListener('keydown', handleKey);
  return () => {
    window.removeEventListener(OPEN_EVENT, handler);
    window.removeEventListener('keydown', handleKey);
  };
}
