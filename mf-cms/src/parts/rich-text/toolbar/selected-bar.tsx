import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import type { Editor } from '@tiptap/core';
import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { EditorStatus } from './editor-status.ts';
import type { RichTextDialog } from './tools.ts';

interface SelectedBarProps {
  editor: Editor;
  selected: EditorStatus['selected'];
  onDialog: (dialog: RichTextDialog) => void;
}

/** Actions on the selected image or player. */
export function SelectedBar({ editor, selected, onDialog }: SelectedBarProps) {
  if (!selected) return null;
  return (
    <Bar onMouseDown={(event) => event.preventDefault()}>
      <Button
        size="small"
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => onDialog(selected)}
      >
        <FormattedMessage
          id={selected === 'picture' ? 'cms.richText.picture.edit' : 'cms.richText.embed.edit'}
        />
      </Button>
      <Button
        size="small"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        <FormattedMessage
          id={selected === 'picture' ? 'cms.richText.picture.remove' : 'cms.richText.embed.remove'}
        />
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 80px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: center;
  padding: 8px;
  border-block-start: 1px solid ${tokens.line};
  background: ${tokens.paperRaised};
`;
