import { useCallback, useSyncExternalStore } from 'react';
import type { ThemeName } from './palette.ts';

/** Key under which the chosen theme is stored; absent means "as the system". */
export const THEME_KEY = 'theme';

/** A visitor's choice: a theme, or the system's. */
export type ThemeChoice = ThemeName | 'system';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * Inline script in the document's head, before the first paint, so that a dark page does not flash. Small: it is part
 * of every document, and its hash of the content security policy.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}if(t==="dark"||t!=="light"&&matchMedia("${DARK_QUERY}").matches)document.documentElement.classList.add("dark")})()`;

function storedTheme(): ThemeName | null {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    // Storage is refused in some privacy modes: the system's choice is all there is.
    return null;
  }
}

const CHANGE_EVENT = 'dara-theme';

/** Window event with the choice as `detail`, when a user selects a theme here. */
export const THEME_CHOSEN = 'dara-theme-chosen';

function applyTheme(theme: ThemeName): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Fallback without storage: valid for this page only. */
let unstored: ThemeName | null = null;

const wantedTheme = (): ThemeName =>
  storedTheme() ?? unstored ?? (matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

function applyWantedTheme(): void {
  // Notifies of a new choice even if the theme stays the same.
  document.documentElement.dataset.theme = storedTheme() ?? 'system';
  applyTheme(wantedTheme());
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-theme'] });
  const handleStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) applyWantedTheme();
  };
  const system = matchMedia(DARK_QUERY);
  window.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener('storage', handleStorage);
  system.addEventListener('change', applyWantedTheme);
  // The system's theme may have changed before this listener was added.
  if (currentTheme() !== wantedTheme()) applyWantedTheme();
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener('storage', handleStorage);
    system.removeEventListener('change', applyWantedTheme);
  };
}

const currentTheme = (): ThemeName =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

const serverTheme = (): ThemeName => 'light';

const currentChoice = (): ThemeChoice => storedTheme() ?? 'system';

const serverChoice = (): ThemeChoice => 'system';

/** Shows a theme and stores it, without telling that it was chosen here. */
export function adoptTheme(wanted: ThemeChoice): void {
  try {
    if (wanted === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, wanted);
    unstored = null;
    applyWantedTheme();
  } catch {
    unstored = wanted === 'system' ? null : wanted;
    applyTheme(wantedTheme());
  }
}

/** The current theme, the choice, and a setter; the choice is stored and followed by other tabs. */
export function useTheme(): {
  theme: ThemeName;
  choice: ThemeChoice;
  setTheme: (choice: ThemeChoice) => void;
} {
  const theme = useSyncExternalStore(subscribe, currentTheme, serverTheme);
  const choice = useSyncExternalStore(subscribe, currentChoice, serverChoice);
  const setTheme = useCallback((wanted: ThemeChoice) => {
    adoptTheme(wanted);
    window.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: wanted }));
  }, []);
  return { theme, choice, setTheme };
}
