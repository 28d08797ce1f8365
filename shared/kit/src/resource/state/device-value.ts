import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Fallback for a device without storage, for the page's lifetime. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    // A value that could not be stored is newer than the stored one.
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * A preference stored on the device, in sync across tabs. `understand` parses the stored value, possibly of an older
 * release; declare it outside the component. Nothing is stored without a key.
 */
export function useDeviceValue<Value>(
  key: string | undefined,
  parseSavedFilters: (stored: unknown) => Value,
): [Value, (next: Value | undefined) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? null : read(key)),
    () => null,
  );
  const value = useMemo(() => parseSavedFilters(parsed(text)), [text, parseSavedFilters]);
  const keep = useCallback(
    (next: Value | undefined) => {
      if (key !== undefined) write(key, next === undefined ? null : JSON.stringify(next));
    },
    [key],
  );
  return [value, keep];
}
