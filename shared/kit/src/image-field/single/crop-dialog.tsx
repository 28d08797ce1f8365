import { CancelButton } from '../../ui/buttons/cancel-button.tsx';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ImageRatio } from '@dara/kit/validation';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { cropImage } from '../prepare/crop-image.ts';
import { useFileUrl } from '../file/use-file-url.ts';

export interface CropDialogProps {
  file: File;
  ratio: ImageRatio;
  /** The frame is a circle, as the image will be shown. */
  round?: boolean;
  onDone: (file: File) => void;
  onClose: () => void;
}

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const KEYBOARD_STEP_PX = 8;

/** Selects the used region of an image: by pointer, touch, wheel, arrow keys and slider. */
export function CropDialog({ file, ratio, round, onDone, onClose }: CropDialogProps) {
  const intl = useIntl();
  const url = useFileUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');

  const handleUse = async () => {
    if (!url || !area) return;
    setState('working');
    try {
      onDone(await cropImage(file, url, area));
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={<FormattedMessage id="kit.image.crop.title" />}
      description={<FormattedMessage id="kit.image.crop.hint" />}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button
            variant="primary"
            disabled={!area}
            loading={state === 'working'}
            onClick={() => void handleUse()}
          >
            <FormattedMessage id="kit.image.crop.use" />
          </Button>
        </>
      }
    >
      <Stage>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={ratio.width / ratio.height}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            keyboardStep={KEYBOARD_STEP_PX}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => setArea(pixels)}
            cropperProps={{
              role: 'group',
              'aria-label': intl.formatMessage({ id: 'kit.image.crop.frame' }),
            }}
          />
        )}
      </Stage>
      <Zoom>
        <FormattedMessage id="kit.image.crop.zoom" />
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Zoom>
      {state === 'failed' && (
        <FieldError id="crop-error">
          <FormattedMessage id="kit.validation.imageUnreadable" />
        </FieldError>
      )}
    </Dialog>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  height: min(52dvh, 380px);
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  :focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -3px;
  }
`;

const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-block-start: 16px;
  font-size: ${tokens.textSmall};
  font-weight: 600;
  input {
    flex: 1;
    min-width: 0;
    height: 28px;
    accent-color: ${tokens.brandFill};
  }
`;
