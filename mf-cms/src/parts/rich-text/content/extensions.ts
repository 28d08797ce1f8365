import type { Locale } from '@dara/contract';
import { Extension, type Extensions, Mark } from '@tiptap/core';
import { NodeSelection, TextSelection, Plugin } from '@tiptap/pm/state';
import { Selection } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Embed } from './embed.ts';
import { isAllowedAddress } from './link-address.ts';
import { Picture } from './image.ts';

const unseen = { default: null, rendered: false };

/** Written without widths and styles, which belong to the page; Tab leaves the last cell. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { dir } }) => ['table', { dir: dir as unknown }, ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

const PlainCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), align: unseen, colwidth: unseen };
  },
});

const PlainHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), align: unseen, colwidth: unseen, scope: { default: null } };
  },
});

const tables = [PlainTable, TableRow, PlainCell, PlainHeader];

const markOf = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Formatting without a button, which texts from elsewhere may have and keep. */
const preservedMarks = [markOf('subscript', 'sub'), markOf('superscript', 'sup')];

/** A key pressed on a selected image or player writes below it instead of over it. */
const WriteBelow = Extension.create({
  name: 'writeBelow',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const { selection, schema, tr } = view.state;
          if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
          const paragraph = schema.nodes['paragraph']?.create(null, schema.text(text));
          if (!paragraph) return false;
          const end = selection.to + 1 + text.length;
          const written = tr.insert(selection.to, paragraph);
          view.dispatch(written.setSelection(TextSelection.create(written.doc, end)));
          return true;
        },
      },
    }),
  ],
});

/** Blocks of languages that are written from right to left. */
const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'table']],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => (element.dir === 'rtl' ? 'rtl' : null),
        },
      },
    },
  ],
});

/** What a text may hold: as much as the api keeps of it. `lang` is the language that it is written in. */
export function extensionsFor(lang: Locale): Extensions {
  return [
    StarterKit.configure({
      codeBlock: false,
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: isAllowedAddress,
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    ...preservedMarks,
    ...tables,
    Picture.configure({ lang }),
    Embed,
    Selection.configure({ className: 'kept-selection' }),
    WriteBelow,
    Direction,
  ];
}
