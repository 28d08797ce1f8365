import { embedAddress, embedOf } from '@dara/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { TextSelection } from '@tiptap/pm/state';
import { cleanPaste } from './clean-paste.ts';

interface Intake {
  /** Absent where texts take no pictures. */
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
      return pasteEmbed(view, clipboardData.getData('text/plain'));
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
