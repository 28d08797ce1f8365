const isApple = (): boolean =>
  /Mac|iPhone|iPad/.test(typeof navigator === 'undefined' ? '' : navigator.platform);

const NAMES: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  Mod: ['⌘', 'Ctrl'],
  Alt: ['⌥', 'Alt'],
  Shift: ['⇧', 'Shift'],
};

/** A shortcut as the keys of this machine are called. */
export function shortcutText(keys: string): string {
  const apple = isApple();
  const parts = keys.split('-').map((key) => NAMES[key]?.[apple ? 0 : 1] ?? key.toUpperCase());
  return parts.join(apple ? '' : '+');
}

/** The same for `aria-keyshortcuts`. */
export function ariaShortcut(keys: string): string {
  return keys.replace('Mod', isApple() ? 'Meta' : 'Control').replaceAll('-', '+');
}
