import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Button, TextField } from '@dara/kit/ui';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkAddress } from '../content/link-address.ts';
import { DialogForm } from './dialog-form.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** The target of a link and, where nothing is selected, its text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { formatMessage } = useIntl();
  const [isLinked] = useState(() => editor.isActive('link'));
  const [needsText] = useState(() => !isLinked && editor.state.selection.empty);
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link')['href'] ?? '');
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleSubmit = () => {
    const href = linkAddress(address);
    setIsWrong(href === null);
    if (href === null) return;
    onClose();
    const chain = editor.chain().focus();
    if (needsText) {
      const content = { type: 'text', text: text.trim() || address.trim() };
      chain.insertContent({ ...content, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.extendMarkRange('link').setLink({ href }).run();
    }
  };
  const handleRemove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <DialogForm
      title={<FormattedMessage id="cms.richText.link.title" />}
      submit={<FormattedMessage id="cms.richText.link.submit" />}
      extra={
        isLinked && (
          <Button onClick={handleRemove}>
            <FormattedMessage id="cms.richText.link.remove" />
          </Button>
        )
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'cms.richText.link.address' })}
        hint={formatMessage({ id: 'cms.richText.link.hint' })}
        error={isWrong && formatMessage({ id: 'cms.richText.link.wrong' })}
        value={address}
        inputMode="url"
        autoComplete="off"
        required
        onChange={(event) => {
          setAddress(event.target.value);
          setIsWrong(false);
        }}
      />
      {needsText && (
        <TextField
          label={formatMessage({ id: 'cms.richText.link.text' })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </DialogForm>
  );
}
