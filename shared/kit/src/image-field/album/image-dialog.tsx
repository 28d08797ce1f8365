import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ArrowLeft, ArrowLeftToLine, ArrowRight, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { FormTextField } from '../../forms/fields/form-text-fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { AlbumImage } from './album.ts';
import { ImagePreview } from '../file/image-preview.tsx';

interface ImageDialogProps {
  /** Name of the image in the surrounding form. */
  name: string;
  entry: AlbumImage;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
}

const ALT_LIMIT = 200;

/** One image enlarged: its alternative text, and its position without dragging. */
export function ImageDialog(props: ImageDialogProps) {
  const { name, entry, at, count, onMove, onRemove, onClose } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'kit.image.album.alt' });
  const { picture } = entry;
  const ratio = 'width' in picture ? `${picture.width} / ${picture.height}` : '4 / 3';
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="kit.image.album.title" values={{ number: at + 1, count }} />}
      actions={
        <>
          <Button variant="ghost" icon={<Trash2 size={18} aria-hidden />} onClick={onRemove}>
            <FormattedMessage id="kit.image.remove" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="kit.image.album.done" />
          </Button>
        </>
      }
    >
      <Parts>
        <Frame>
          <ImagePreview picture={picture} alt={entry.alt.th} ratio={ratio} />
        </Frame>
        <Moves>
          <Button
            size="small"
            icon={<ArrowLeftToLine size={18} aria-hidden />}
            disabled={at === 0}
            onClick={() => onMove(0)}
          >
            <FormattedMessage id="kit.image.album.first" />
          </Button>
          <Button
            size="small"
            icon={<ArrowLeft size={18} aria-hidden />}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <FormattedMessage id="kit.image.album.earlier" />
          </Button>
          <Button
            size="small"
            icon={<ArrowRight size={18} aria-hidden />}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <FormattedMessage id="kit.image.album.later" />
          </Button>
        </Moves>
        <FormTextField
          name={`${name}.alt.th`}
          maxLength={ALT_LIMIT}
          label={<FormattedMessage id="kit.form.inThai" values={{ label }} />}
        />
        <FormTextField
          name={`${name}.alt.en`}
          lang="en"
          maxLength={ALT_LIMIT}
          label={<FormattedMessage id="kit.form.inEnglish" values={{ label }} />}
        />
      </Parts>
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

const Frame = styled.div`
  max-width: 280px;
  margin-inline: auto;
  width: 100%;
  img {
    object-fit: contain;
  }
`;

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
