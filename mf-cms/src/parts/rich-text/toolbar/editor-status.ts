import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { NodeSelection } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';
import { serialize } from '../content/serialize.ts';

/** State of the toolbar for the current selection. */
export interface EditorStatus {
  block: 'paragraph' | 'heading2' | 'heading3' | 'heading4' | null;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  bulletList: boolean;
  orderedList: boolean;
  quote: boolean;
  link: boolean;
  table: boolean;
  /** Type of the selected node. */
  selected: 'picture' | 'embed' | null;
  canUndo: boolean;
  canRedo: boolean;
  isEmpty: boolean;
  characters: number;
}

const BLOCKS = { 2: 'heading2', 3: 'heading3', 4: 'heading4' } as const;

function blockOf(editor: Editor): EditorStatus['block'] {
  const { parent } = editor.state.selection.$from;
  if (parent.type.name === 'heading') return BLOCKS[parent.attrs['level'] as 2 | 3 | 4];
  return parent.type.name === 'paragraph' ? 'paragraph' : null;
}

function selectedOf(editor: Editor): EditorStatus['selected'] {
  const { selection } = editor.state;
  const name = selection instanceof NodeSelection ? selection.node.type.name : '';
  return name === 'picture' || name === 'embed' ? name : null;
}

function statusOf(editor: Editor): EditorStatus {
  const { characters, html } = serialize(editor.state.doc);
  const isActive = (name: string) => editor.isActive(name);
  return {
    block: blockOf(editor),
    bold: isActive('bold'),
    italic: isActive('italic'),
    underline: isActive('underline'),
    strike: isActive('strike'),
    bulletList: isActive('bulletList'),
    orderedList: isActive('orderedList'),
    quote: isActive('blockquote'),
    link: isActive('link'),
    table: isActive('table'),
    selected: selectedOf(editor),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
    isEmpty: html === '',
    characters,
  };
}

const PAUSE_MS = 120;

const isSame = (a: EditorStatus, b: EditorStatus): boolean =>
  (Object.keys(a) as (keyof EditorStatus)[]).every((key) => a[key] === b[key]);

/** Follows the editor at a distance: never within a key's own work, and rendered only when something differs. */
export function useEditorStatus(editor: Editor): EditorStatus {
  const [status, setStatus] = useState(() => statusOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      if (editor.isDestroyed) return;
      const next = statusOf(editor);
      setStatus((old) => (isSame(old, next) ? old : next));
    };
    const follow = () => (timer ??= setTimeout(read, PAUSE_MS));
    follow();
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
      clearTimeout(timer);
    };
  }, [editor]);
  return status;
}
