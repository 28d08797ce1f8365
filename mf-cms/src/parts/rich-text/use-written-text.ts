import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { serialize } from './content/serialize.ts';

/** Pause in typing before the form gets the text. */
const PAUSE_MS = 400;

interface WrittenText {
  editor: Editor;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/**
 * Syncs the form's value and the editor's document: input reaches the form after a pause, on blur and before submit;
 * an external value replaces the document.
 */
export function useWrittenText({ editor, value, onChange, onBlur }: WrittenText): void {
  const heldRef = useRef(value);
  const waitingRef = useRef<Node>(undefined);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useEffectEvent(() => {
    clearTimeout(timerRef.current);
    const doc = waitingRef.current;
    waitingRef.current = undefined;
    if (!doc) return;
    const { html } = serialize(doc);
    if (html === heldRef.current) return;
    heldRef.current = html;
    onChange(html);
  });
  const leave = useEffectEvent(() => {
    flush();
    onBlur();
  });

  useEffect(() => {
    const note = () => {
      waitingRef.current = editor.state.doc;
      clearTimeout(timerRef.current);
      timerRef.current = setTimeout(() => flush(), PAUSE_MS);
    };
    const handleBlur = () => leave();
    editor.on('update', note);
    editor.on('blur', handleBlur);
    const form = editor.view.dom.closest('form');
    // Runs before the form's own submit handler, which sends its current values.
    const handleSubmit = () => flushSync(() => flush());
    const handleHidden = () => flush();
    form?.addEventListener('submit', handleSubmit, true);
    window.addEventListener('pagehide', handleHidden);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      editor.off('update', note);
      editor.off('blur', handleBlur);
      form?.removeEventListener('submit', handleSubmit, true);
      window.removeEventListener('pagehide', handleHidden);
      document.removeEventListener('visibilitychange', handleHidden);
      flush();
    };
  }, [editor]);

  useEffect(() => {
    if (value === heldRef.current) return;
    heldRef.current = value;
    waitingRef.current = undefined;
    clearTimeout(timerRef.current);
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
}
