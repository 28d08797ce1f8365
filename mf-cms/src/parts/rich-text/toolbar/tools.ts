import type { MessageDescriptor } from '@dara/sdk/i18n';
import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Redo2,
  RemoveFormatting,
  SquarePlay,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { tableMessages, toolMessages as texts } from '../rich-text.messages.ts';
import type { EditorStatus } from './editor-status.ts';

export type RichTextDialog = 'link' | 'picture' | 'embed';

export interface Tool {
  label: MessageDescriptor;
  icon: LucideIcon;
  /** As the editor knows it: `Mod-b`; said in the tooltip. */
  keys?: string;
  isPressed?: (status: EditorStatus) => boolean;
  isOff?: (status: EditorStatus) => boolean;
  /** Opens a dialog, or runs immediately. */
  dialog?: RichTextDialog;
  run?: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, label: MessageDescriptor, icon: LucideIcon): Tool => ({
  label,
  icon,
  keys: `Mod-Alt-${level}`,
  isPressed: ({ block }) => block === `heading${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const blocks: readonly Tool[] = [
  {
    label: texts.paragraph,
    icon: Pilcrow,
    keys: 'Mod-Alt-0',
    isPressed: ({ block }) => block === 'paragraph',
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading(2, texts.heading2, Heading2),
  heading(3, texts.heading3, Heading3),
  heading(4, texts.heading4, Heading4),
];

const marks: readonly Tool[] = [
  {
    label: texts.bold,
    icon: Bold,
    keys: 'Mod-b',
    isPressed: ({ bold }) => bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: texts.italic,
    icon: Italic,
    keys: 'Mod-i',
    isPressed: ({ italic }) => italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: texts.underline,
    icon: Underline,
    keys: 'Mod-u',
    isPressed: ({ underline }) => underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: texts.strike,
    icon: Strikethrough,
    keys: 'Mod-Shift-s',
    isPressed: ({ strike }) => strike,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];

const structure: readonly Tool[] = [
  {
    label: texts.bulletList,
    icon: List,
    keys: 'Mod-Shift-8',
    isPressed: ({ bulletList }) => bulletList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: texts.orderedList,
    icon: ListOrdered,
    keys: 'Mod-Shift-7',
    isPressed: ({ orderedList }) => orderedList,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: texts.quote,
    icon: TextQuote,
    keys: 'Mod-Shift-b',
    isPressed: ({ quote }) => quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const inserts: readonly Tool[] = [
  {
    label: texts.link,
    icon: Link,
    keys: 'Mod-Shift-k',
    isPressed: ({ link }) => link,
    dialog: 'link',
  },
  {
    label: texts.picture,
    icon: ImagePlus,
    isPressed: ({ selected }) => selected === 'picture',
    dialog: 'picture',
  },
  {
    label: texts.embed,
    icon: SquarePlay,
    isPressed: ({ selected }) => selected === 'embed',
    dialog: 'embed',
  },
  {
    label: texts.table,
    icon: Table,
    isPressed: ({ table }) => table,
    isOff: ({ table }) => table,
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: texts.rule,
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const changes: readonly Tool[] = [
  {
    label: texts.clear,
    icon: RemoveFormatting,
    keys: 'Mod-\\',
    run: (editor) => clearFormatting(editor),
  },
  {
    label: texts.undo,
    icon: Undo2,
    keys: 'Mod-z',
    isOff: ({ canUndo }) => !canUndo,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: texts.redo,
    icon: Redo2,
    keys: 'Mod-Shift-z',
    isOff: ({ canRedo }) => !canRedo,
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Links stay: they are no formatting. */
function clearFormatting(editor: Editor): boolean {
  const names = Object.keys(editor.schema.marks).filter((name) => name !== 'link');
  const chain = names.reduce((all, name) => all.unsetMark(name), editor.chain().focus());
  return chain.clearNodes().run();
}

export const TOOLS: readonly (readonly Tool[])[] = [blocks, marks, structure, inserts, changes];

interface TableTool {
  label: MessageDescriptor;
  run: (editor: Editor) => void;
}

export const TABLE_TOOLS: readonly TableTool[] = [
  { label: tableMessages.rowAbove, run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: tableMessages.rowBelow, run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    label: tableMessages.columnBefore,
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    label: tableMessages.columnAfter,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: tableMessages.headerRow,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  { label: tableMessages.deleteRow, run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    label: tableMessages.deleteColumn,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  { label: tableMessages.deleteTable, run: (editor) => editor.chain().focus().deleteTable().run() },
];
