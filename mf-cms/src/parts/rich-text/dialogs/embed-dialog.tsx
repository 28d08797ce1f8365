import { embedAddress, embedOf } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { TextField } from '@dara/kit/ui';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { PROVIDER_NAMES, type EmbedAttributes } from '../content/embed.ts';
import { shortAddress } from '../paste/intake.ts';
import { DialogForm } from './dialog-form.tsx';

interface EmbedDialogProps {
  editor: Editor;
  onClose: () => void;
}

function selectedEmbed({ state: { selection } }: Editor): EmbedAttributes | undefined {
  const isEmbed = selection instanceof NodeSelection && selection.node.type.name === 'embed';
  return isEmbed ? (selection.node.attrs as EmbedAttributes) : undefined;
}

/** Takes the address of a film, song or post of one of the known houses. */
export function EmbedDialog({ editor, onClose }: EmbedDialogProps) {
  const { formatMessage, formatList } = useIntl();
  const [edited] = useState(() => selectedEmbed(editor));
  const [address, setAddress] = useState(() => (edited ? embedAddress(edited) : ''));
  const [title, setTitle] = useState(edited?.title ?? '');
  const [caption, setCaption] = useState(edited?.caption ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const providers = formatList(Object.values(PROVIDER_NAMES), { type: 'disjunction' });
  const handleSubmit = () => {
    const embed = embedOf(address);
    setIsWrong(embed === null);
    if (!embed) return;
    onClose();
    const attrs: EmbedAttributes = {
      ...embed,
      title: title.trim() || shortAddress(embedAddress(embed)),
      caption: caption.trim(),
    };
    editor.chain().focus().insertContent({ type: 'embed', attrs }).run();
  };
  return (
    <DialogForm
      title={<FormattedMessage id="cms.richText.embed.title" />}
      submit={
        <FormattedMessage
          id={edited ? 'cms.richText.dialog.apply' : 'cms.richText.dialog.insert'}
        />
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'cms.richText.embed.address' })}
        hint={formatMessage({ id: 'cms.richText.embed.hint' }, { providers })}
        error={isWrong && formatMessage({ id: 'cms.richText.embed.wrong' }, { providers })}
        value={address}
        inputMode="url"
        autoComplete="off"
        required
        onChange={(event) => {
          setAddress(event.target.value);
          setIsWrong(false);
        }}
      />
      <TextField
        label={formatMessage({ id: 'cms.richText.embed.name' })}
        hint={formatMessage({ id: 'cms.richText.embed.nameHint' })}
        value={title}
        maxLength={200}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={formatMessage({ id: 'cms.richText.caption' })}
        value={caption}
        maxLength={300}
        onChange={(event) => setCaption(event.target.value)}
      />
    </DialogForm>
  );
}
