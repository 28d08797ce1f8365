import { useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { DropZone } from '@dara/kit/image-field';
import { Button, Field } from '@dara/kit/ui';
import { FileVideo, Video } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { videoText } from './video-texts.ts';

const ACCEPT = 'video/mp4,video/quicktime,.mp4,.mov,.m4v';

interface VideoChoiceProps {
  label: ReactNode;
  /** In place of the usual one about type, size and connection. */
  hint?: ReactNode;
  maxBytes: number;
  /** Why the last file was refused. */
  problem?: ReactNode;
  /** Offers a phone's camera too: the one at the front, or the other. */
  camera?: 'user' | 'environment';
  onFile: (file: File) => void;
}

/** Chooses a video, or films one. */
export function VideoChoice({ label, hint, maxBytes, problem, camera, onFile }: VideoChoiceProps) {
  const locale = useLocale();
  const { formatNumber } = useIntl();
  const limit = formatNumber(maxBytes / 1024 / 1024);
  return (
    <Field label={label} hint={hint ?? videoText('hint', locale, { limit })} error={problem}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          {camera && <Film camera={camera} onFile={onFile} />}
          <DropZone
            {...{ id, describedBy, isInvalid }}
            accept={camera ? `video/*,${ACCEPT}` : ACCEPT}
            onFiles={([file]) => file && onFile(file)}
          >
            <FileVideo size={28} strokeWidth={1.5} aria-hidden />
            {videoText('choose', locale)}
          </DropZone>
        </>
      )}
    </Field>
  );
}

/** A phone opens its camera; where there is none, this chooses a file as well. */
function Film({ camera, onFile }: Required<Pick<VideoChoiceProps, 'camera' | 'onFile'>>) {
  const label = videoText('film', useLocale());
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Above>
      <Button icon={<Video size={18} aria-hidden />} onClick={() => inputRef.current?.click()}>
        {label}
      </Button>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept="video/*"
        capture={camera}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was refused.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Above>
  );
}

const Above = styled.div`
  margin-block-end: ${tokens.space2};
`;
