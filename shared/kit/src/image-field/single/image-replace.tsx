import { useIntl } from '@dara/sdk/i18n';
import { PICTURE_ACCEPT } from '@dara/kit/validation';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

interface ImageReplaceProps {
  isBusy: boolean;
  describedBy?: string;
  onFile: (file: File) => void;
}

/** Replaces the image; the old one is shown until the new one is accepted. */
export function ImageReplace({ isBusy, describedBy, onFile }: ImageReplaceProps) {
  const { formatMessage } = useIntl();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<ImageUp size={18} aria-hidden />}
        loading={isBusy}
        aria-describedby={describedBy}
        onClick={() => inputRef.current?.click()}
      >
        {formatMessage({ id: 'kit.image.replace' })}
      </Button>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept={PICTURE_ACCEPT}
        aria-label={formatMessage({ id: 'kit.image.replace' })}
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
