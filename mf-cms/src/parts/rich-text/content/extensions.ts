import type { Locale } from '@dara/contract';
import { Extension, type Extensions } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { Plugin } from '@tiptap/pm/state';
import { Selection } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Embed } from './embed.ts';
import { preservedMarks } from './preserved-marks.ts';
import { isAllowedAddress } from './link-address.ts';
import { Picture } from './picture.ts';
import { tables } from './table.ts';

/** A key pressed on a selected picture or player writes below it instead of over it. */
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
  ];
}
