import { embedAddress, embedOf } from '@dara/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { TextSelection } from '@tiptap/pm/state';
import { cleanPaste } from './clean-paste.ts';

interface Intake {
  /** Absent where texts take no images. */
  onFiles: ((pictures: File[]) => void) | undefined;
  onLeftOut: (pictures: number) => void;
  onLink: () => void;
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name),
  );

/** Whether the clipboard contains text: Word adds an image of it. */
function hasWords(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return text.trim() !== '' || data.getData('text/plain').trim() !== '';
}

/** A player URL pasted alone on an empty line becomes the player. */
function pasteEmbed(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state;
  const { parent } = selection.$from;
  const isEmptyLine =
    selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0;
  const embed = isEmptyLine && selection.$from.depth === 1 ? embedOf(text) : null;
  const node =
    embed && schema.nodes['embed']?.create({ ...embed, title: shortAddress(embedAddress(embed)) });
  if (!node) return false;
  const { $from } = selection;
  view.dispatch(tr.replaceWith($from.before(), $from.after(), node).scrollIntoView());
  return true;
}

export const shortAddress = (address: string): string =>
  address.replace(/^https:\/\/(?:www\.)?/, '');

/** Cells of lines that all have the same number of tabs; null for other text. */
function cellsOf(text: string): string[][] | null {
  const rows = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && columns > 1 && rows.every((row) => row.length === columns);
  return isTable ? rows : null;
}

/** Text that was copied from a table becomes one, except within a table. */
function pasteTable(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state;
  const { table, tableRow, tableCell, paragraph } = schema.nodes;
  const { $from } = selection;
  const isInTable = Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).some(
    ({ type }) => type === table,
  );
  const rows = isInTable ? null : cellsOf(text);
  if (!rows || !table || !tableRow || !tableCell || !paragraph) return false;
  const cell = (line: string) =>
    tableCell.create(null, paragraph.create(null, line.trim() ? schema.text(line.trim()) : null));
  const node = table.create(
    null,
    rows.map((row) => tableRow.create(null, row.map(cell))),
  );
  view.dispatch(tr.replaceSelectionWith(node).scrollIntoView());
  return true;
}

/** Handles paste and drop in the editor. */
export function intakeProps({ onFiles, onLeftOut, onLink }: Intake): EditorProps {
  return {
    transformPastedHTML(html) {
      const cleaned = cleanPaste(html);
      if (cleaned.pictures > 0) onLeftOut(cleaned.pictures);
      return cleaned.html;
    },
    transformPastedText: (text) => text.replaceAll('\u00a0', ' '),
    handlePaste(view, { clipboardData }) {
      if (!clipboardData) return false;
      const pictures = picturesOf(clipboardData);
      if (pictures.length > 0 && onFiles && !hasWords(clipboardData)) {
        onFiles(pictures);
        return true;
      }
      const text = clipboardData.getData('text/plain');
      const isPlain = !clipboardData.getData('text/html');
      return pasteEmbed(view, text) || (isPlain && pasteTable(view, text));
    },
    handleDrop(view, event) {
      const pictures = picturesOf(event.dataTransfer);
      if (pictures.length === 0) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
      }
      // Even without an upload, a dropped image must not navigate the page.
      onFiles?.(pictures);
      return true;
    },
    handleDOMEvents: {
      keydown(_view, event) {
        const isLink =
          event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
        if (!isLink) return false;
        event.preventDefault();
        onLink();
        return true;
      },
    },
  };
}
