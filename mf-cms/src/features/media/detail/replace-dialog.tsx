import {
  DropZone,
  ImagePreview,
  UploadProgress,
  prepareImage,
  recordForm,
  useUpload,
} from '@dara/kit/image-field';
import { CancelButton, Button, Dialog, Field, describeError } from '@dara/kit/ui';
import { IMAGE_MAX_BYTES, checkImageFile } from '@dara/kit/validation';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useId, useState } from 'react';
import { useManagementMediaUpdateMutation, type MediaDetail } from '../../../api/generated.ts';

export interface ReplaceDialogProps {
  media: MediaDetail;
  onClose: () => void;
}

/** Replaces the file of an image in all its uses. */
export function ReplaceDialog({ media, onClose }: ReplaceDialogProps) {
  const intl = useIntl();
  const id = useId();
  const notice = useNotice();
  const [update] = useManagementMediaUpdateMutation();
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const isSent = upload.share !== undefined;

  const take = async (chosen: File) => {
    setIsPreparing(true);
    const prepared = await prepareImage(chosen);
    const found = await checkImageFile(prepared);
    setIsPreparing(false);
    setFile(found ? undefined : prepared);
    setProblem(found ? intl.formatMessage({ id: found.id }, found.values) : undefined);
  };
  const send = async () => {
    if (!file) return setProblem(intl.formatMessage({ id: 'cms.media.replace.missing' }));
    try {
      const body = recordForm({ version: media.version }, { image: [file] });
      await upload.send(body, (form) => update({ id: media.id, body: form }));
      notice({ kind: 'success', message: { id: 'cms.media.replace.done' } });
      onClose();
    } catch (error) {
      setProblem(describeError(error, intl).text);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="cms.media.action.replace" />}
      description={
        <FormattedMessage id="cms.media.replace.text" values={{ count: media.useCount }} />
      }
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="primary" loading={isSent} onClick={() => void send()}>
            <FormattedMessage id="cms.media.action.replace" />
          </Button>
        </>
      }
    >
      {file && (
        <ImagePreview
          picture={file}
          alt={intl.formatMessage({ id: 'kit.image.chosen' })}
          isWhole
          ratio="16 / 9"
        />
      )}
      {isSent ? (
        <UploadProgress share={upload.share ?? 0} onCancel={upload.cancel} />
      ) : (
        <Field id={id} label={<FormattedMessage id="cms.media.replace.file" />} error={problem}>
          {(control) => (
            <DropZone
              id={id}
              describedBy={control['aria-describedby']}
              isInvalid={Boolean(problem)}
              isBusy={isPreparing}
              hint={
                <FormattedMessage
                  id="kit.image.limits"
                  values={{ limit: IMAGE_MAX_BYTES / 1024 / 1024 }}
                />
              }
              onFiles={([chosen]) => chosen && void take(chosen)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
