import type { Locale } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { EditorContent, useEditor } from '@tiptap/react';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { extensionsFor } from './content/extensions.ts';
import { RichTextDialogs } from './dialogs/rich-text-dialogs.tsx';
import { intakeProps } from './paste/intake.ts';
import * as S from './rich-text.styles.ts';
import { useEditorStatus } from './toolbar/editor-status.ts';
import { SelectedBar } from './toolbar/selected-bar.tsx';
import type { ImageUpload } from './image-upload.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import type { RichTextDialog } from './toolbar/tools.ts';
import { useWrittenText } from './use-written-text.ts';

export interface RichTextEditorProps {
  id: string;
  lang: Locale;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Texts take no images without it. */
  onUpload?: ImageUpload;
  labelledBy: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
}

/** The editor, in a chunk of its own. */
export const RichTextEditor = memo(function RichTextEditor(props: RichTextEditorProps) {
  const { id, lang, value, onChange, onBlur, onUpload } = props;
  const notice = useNotice();
  const [dialog, setDialog] = useState<RichTextDialog>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const takeFiles = (images: File[]) => {
    setFiles(images);
    setDialog('picture');
  };
  const intake = intakeProps({
    onFiles: onUpload && takeFiles,
    onLeftOut: (count) =>
      notice({
        kind: 'info',
        message: { id: 'cms.richText.paste.picturesLeftOut', values: { count } },
      }),
    onLink: () => setDialog('link'),
  });
  const editor = useEditor(
    {
      extensions: extensionsFor(lang),
      content: value,
      editorProps: { ...intake, attributes: attributesOf(props) },
    },
    // Memoized: new options would make the editor process the whole text.
    [lang],
  );
  const status = useEditorStatus(editor);
  useWrittenText({ editor, value, onChange, onBlur });
  useAttributes(editor, props);
  const closeDialog = () => {
    setDialog(undefined);
    setFiles([]);
  };
  return (
    <S.Frame data-invalid={props.isInvalid || undefined}>
      <Toolbar
        editor={editor}
        status={status}
        controls={id}
        hasImages={onUpload !== undefined}
        onDialog={setDialog}
      />
      <S.Content>
        <EditorContent editor={editor} />
      </S.Content>
      <SelectedBar editor={editor} selected={status.selected} onDialog={setDialog} />
      <S.Count>
        <FormattedMessage id="cms.richText.characters" values={{ count: status.characters }} />
      </S.Count>
      <RichTextDialogs
        editor={editor}
        lang={lang}
        open={dialog}
        files={files}
        onUpload={onUpload}
        onClose={closeDialog}
      />
    </S.Frame>
  );
});

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  return {
    id: props.id,
    lang: props.lang,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    ...(props.describedBy ? { 'aria-describedby': props.describedBy } : {}),
    ...(props.isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(props.isRequired ? { 'aria-required': 'true' } : {}),
  };
}

type Editable = NonNullable<ReturnType<typeof useEditor>>;

/** Props that change while mounted: the editor was created with the first ones. */
function useAttributes(editor: Editable, props: RichTextEditorProps): void {
  const { describedBy, isInvalid, isRequired } = props;
  const tell = useEffectEvent(() => {
    const { editorProps } = editor.options;
    editor.setOptions({ editorProps: { ...editorProps, attributes: attributesOf(props) } });
  });
  useEffect(() => tell(), [describedBy, isInvalid, isRequired]);
}
