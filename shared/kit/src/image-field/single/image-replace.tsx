import { useIntl } from '@dara/sdk/i18n';
import { PICTURE_ACCEPT } from '@dara/kit/validation';
import { Camera, ImageUp } from 'lucide-react';
import { FileButton } from '../../ui/inputs/file-button.tsx';

interface ImageReplaceProps {
  isBusy: boolean;
  describedBy?: string;
  /** Takes a picture instead: with the camera at the front, or the other. */
  camera?: 'user' | 'environment';
  onFile: (file: File) => void;
}

/** Replaces the image; the old one is shown until the new one is accepted. */
export function ImageReplace({ isBusy, describedBy, camera, onFile }: ImageReplaceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: camera ? 'kit.image.camera' : 'kit.image.replace' });
  const Icon = camera ? Camera : ImageUp;
  return (
    <FileButton
      {...{ label, camera, describedBy, onFile }}
      icon={<Icon size={18} aria-hidden />}
      accept={camera ? 'image/*' : PICTURE_ACCEPT}
      loading={isBusy}
    />
  );
}
