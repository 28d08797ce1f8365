import { useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { DropZone } from '@dara/kit/image-field';
import { Field, FileButton } from '@dara/kit/ui';
import { FileVideo, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMegabytes } from './use-megabytes.ts';
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
  const limit = useMegabytes(maxBytes);
  return (
    <Field label={label} hint={hint ?? videoText('hint', locale, { limit })} error={problem}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          {camera && (
            <Above>
              <FileButton
                {...{ camera, onFile }}
                label={videoText('film', locale)}
                icon={<Video size={18} aria-hidden />}
                accept="video/*"
              />
            </Above>
          )}
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

const Above = styled.div`
  margin-block-end: ${tokens.space2};
`;
