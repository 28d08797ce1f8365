import { useIntl } from '@dara/sdk/i18n';
import { PICTURE_ACCEPT } from '@dara/kit/validation';
import { Camera, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

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
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<Icon size={18} aria-hidden />}
        loading={isBusy}
        aria-describedby={describedBy}
        onClick={() => inputRef.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept={camera ? 'image/*' : PICTURE_ACCEPT}
        capture={camera}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was refused.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
