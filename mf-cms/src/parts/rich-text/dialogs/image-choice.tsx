import type { ImageRef } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { DropZone, ImagePreview, UploadProgress } from '@dara/kit/image-field';
import { Field } from '@dara/kit/ui';
import { IMAGE_MAX_BYTES } from '@dara/kit/validation';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LibraryButton } from '../../media/library-button.tsx';
import type { useImageUpload } from './use-image-upload.ts';

interface ImageChoiceProps {
  upload: ReturnType<typeof useImageUpload>;
  /** Of the image that is edited. */
  src: string | undefined;
  error: string | undefined;
  /** One of the library was chosen. */
  onKnown: (image: ImageRef) => void;
}

/** The image itself: chosen or dropped, on its way, there, or refused with a way out. */
export function ImageChoice({ upload, src, error, onKnown }: ImageChoiceProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const limit = IMAGE_MAX_BYTES / 1024 / 1024;
  const isSent = upload.share !== undefined;
  const chosen = upload.file ?? upload.known;
  return (
    <Stack>
      {chosen ? (
        <Chosen>
          <ImagePreview picture={chosen} alt={formatMessage({ id: 'kit.image.chosen' })} isWhole />
        </Chosen>
      ) : (
        src && <Stored src={src} alt={formatMessage({ id: 'kit.image.chosen' })} />
      )}
      {isSent ? (
        <UploadProgress share={upload.share ?? 0} onCancel={upload.stop} />
      ) : (
        <>
          <Field
            id={id}
            label={formatMessage({
              id: src || chosen ? 'cms.richText.picture.replace' : 'cms.richText.picture.file',
            })}
            error={upload.problem ?? error}
          >
            {(control) => (
              <DropZone
                id={id}
                describedBy={control['aria-describedby']}
                isInvalid={Boolean(upload.problem ?? error)}
                isBusy={upload.isPreparing}
                hint={<FormattedMessage id="kit.image.limits" values={{ limit }} />}
                onFiles={([file]) => file && void upload.take(file)}
              />
            )}
          </Field>
          <LibraryButton onChoose={onKnown} />
        </>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Chosen = styled.div`
  width: min(100%, 320px);
  margin-inline: auto;
`;

const Stored = styled.img`
  display: block;
  max-width: 100%;
  max-height: 240px;
  margin-inline: auto;
  border-radius: ${tokens.radiusMedium};
  object-fit: contain;
`;
