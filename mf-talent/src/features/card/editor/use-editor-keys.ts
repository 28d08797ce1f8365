import { useEffect, useEffectEvent } from 'react';

interface EditorKeys {
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
}

/** Fields of text have their own way of taking typing back. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input[type="text"], input:not([type]), textarea');

/** Ctrl or Cmd with Z, Shift Z, Y and S, wherever the focus is. */
export function useEditorKeys({ onUndo, onRedo, onSave }: EditorKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') onSave();
    else if (isTyping(event.target)) return;
    else if (key === 'z' && !event.shiftKey) onUndo();
    else if (key === 'y' || key === 'z') onRedo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
