import type { Locale } from '@dara/contract';
import type { Editor } from '@tiptap/core';
import type { ImageUpload } from '../image-upload.ts';
import type { RichTextDialog } from '../toolbar/tools.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';

interface RichTextDialogsProps {
  editor: Editor;
  lang: Locale;
  open: RichTextDialog | undefined;
  files: readonly File[];
  onUpload: ImageUpload | undefined;
  onClose: () => void;
}

/** The dialog that is open, rendered again each time. */
export function RichTextDialogs({ editor, lang, open, ...rest }: RichTextDialogsProps) {
  const { files, onUpload, onClose } = rest;
  if (open === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (open === 'embed') return <EmbedDialog editor={editor} onClose={onClose} />;
  if (open !== 'picture') return null;
  return <ImageDialog {...{ editor, lang, files, onUpload, onClose }} />;
}
