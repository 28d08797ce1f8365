import { Editor } from '@tiptap/core';
import { extensionsFor } from '../content/extensions.ts';
import { serialize } from '../content/serialize.ts';

/** The editor's output for HTML. */
export function written(html: string): string {
  const editor = new Editor({ extensions: extensionsFor('th'), content: html });
  const { html: out } = serialize(editor.state.doc);
  editor.destroy();
  return out;
}
