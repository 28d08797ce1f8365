import type { ImageRef, Locale } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ImageAttributes } from '../content/image.ts';
import type { ImageUpload } from '../image-upload.ts';
import { DialogForm } from './dialog-form.tsx';
import { ImageChoice } from './image-choice.tsx';
import { ImageFields } from './image-fields.tsx';
import {
  altOf,
  attributesOf,
  describedAs,
  isAltMissing,
  NEW_PICTURE,
  placeOf,
  textsOf,
} from './image-form.ts';
import { useImageUpload } from './use-image-upload.ts';

interface ImageDialogProps {
  editor: Editor;
  lang: Locale;
  /** Dropped or pasted: they are asked about one after the other. */
  files: readonly File[];
  onUpload: ImageUpload | undefined;
  onClose: () => void;
}

function selectedImage({ state: { selection } }: Editor): ImageAttributes | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'picture';
  return isPicture ? (selection.node.attrs as ImageAttributes) : undefined;
}

/** Over the image that is edited; behind another one that happens to be selected. */
function put(editor: Editor, attrs: ImageAttributes, isOver: boolean): void {
  const { selection } = editor.state;
  const content = { type: 'picture', attrs };
  if (isOver || !(selection instanceof NodeSelection)) editor.commands.insertContent(content);
  else editor.commands.insertContentAt(selection.to, content);
}

/** Chooses and describes an image, stores it and inserts it into the text. */
export function ImageDialog({ editor, lang, files, onUpload, onClose }: ImageDialogProps) {
  const { formatMessage } = useIntl();
  const [edited] = useState(() => (files.length > 0 ? undefined : selectedImage(editor)));
  const [texts, setTexts] = useState(() => (edited ? textsOf(edited) : NEW_PICTURE));
  const [isTried, setIsTried] = useState(false);
  const [number, setNumber] = useState(0);
  const upload = useImageUpload(onUpload);
  const takeGiven = useEffectEvent((file: File) => void upload.take(file));
  useEffect(() => {
    const file = files[number];
    if (file) takeGiven(file);
  }, [files, number]);
  const isBusy = upload.share !== undefined || upload.isPreparing === true;

  const insert = async () => {
    setIsTried(true);
    if (isBusy || isAltMissing(texts, lang)) return;
    const stored = upload.file ? await upload.store(upload.file, altOf(texts)) : upload.known;
    const place = stored ? placeOf(stored) : upload.file ? undefined : edited;
    if (!place) return;
    put(editor, attributesOf(texts, place), edited !== undefined);
    if (number + 1 < files.length) return next();
    onClose();
    editor.commands.focus();
  };
  const choose = (image: ImageRef) => {
    upload.choose(image);
    setTexts(describedAs(texts, image));
  };
  const next = () => {
    upload.stop();
    setTexts(NEW_PICTURE);
    setIsTried(false);
    setNumber(number + 1);
  };
  return (
    <DialogForm
      title={
        <FormattedMessage
          id={edited ? 'cms.richText.picture.edit' : 'cms.richText.picture.title'}
        />
      }
      submit={
        <FormattedMessage
          id={edited ? 'cms.richText.dialog.apply' : 'cms.richText.dialog.insert'}
        />
      }
      isBusy={upload.share !== undefined}
      onSubmit={() => void insert()}
      onClose={onClose}
    >
      {files.length > 1 && (
        <p>
          <FormattedMessage
            id="cms.richText.picture.number"
            values={{ number: number + 1, total: files.length }}
          />
        </p>
      )}
      <ImageChoice
        upload={upload}
        src={edited?.src}
        error={
          isTried && !edited && !upload.file && !upload.known && !isBusy
            ? formatMessage({ id: 'cms.richText.picture.required' })
            : undefined
        }
        onKnown={choose}
      />
      <ImageFields texts={texts} lang={lang} isTried={isTried} onChange={setTexts} />
    </DialogForm>
  );
}
