import { VideoChoice, VideoProgress, useVideoUpload, videoText } from '@dara/agency/video-upload';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { VIDEO } from '@dara/model';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PosterChoice } from './poster-choice.tsx';

export interface VideoFieldProps {
  /** The talent whose video it is. */
  talentId: string;
  label: ReactNode;
  /** Text of the button that saves. */
  saveLabel: ReactNode;
  /** Saves an uploaded video with its poster; throws what it refuses. */
  onSave: (videoId: string, poster: File) => Promise<void>;
}

/** One video: chosen, uploaded at once while its poster is chosen, then saved. */
export function VideoField({ talentId, label, saveLabel, onSave }: VideoFieldProps) {
  const locale = useLocale();
  const { state, choose, cancel, reset } = useVideoUpload({
    ...{ path: '/api/video', owner: talentId, body: { talentId } },
    maxBytes: VIDEO.maxBytes,
  });
  const [poster, setPoster] = useState<File | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (id: string, picture: File) => {
    setIsSaving(true);
    try {
      await onSave(id, picture);
      reset();
    } finally {
      setIsSaving(false);
    }
  };
  if (state.kind === 'empty') {
    return (
      <VideoChoice
        label={label}
        maxBytes={VIDEO.maxBytes}
        problem={state.problem}
        onFile={(file) => {
          setPoster(null);
          void choose(file);
        }}
      />
    );
  }
  return (
    <Box>
      <strong>{state.file.name}</strong>
      {state.kind === 'sending' ? (
        <VideoProgress share={state.share} isWaiting={state.isWaiting} />
      ) : (
        <p role="status">
          <FormattedMessage id="talent.video.sent" />
        </p>
      )}
      <PosterChoice video={state.file} poster={poster} onChange={setPoster} />
      <Actions>
        <Button
          variant="primary"
          loading={isSaving}
          disabled={state.kind !== 'sent' || poster === null}
          onClick={() => {
            if (state.kind === 'sent' && poster) void save(state.id, poster);
          }}
        >
          {saveLabel}
        </Button>
        <Button disabled={isSaving} onClick={cancel}>
          {videoText('cancel', locale)}
        </Button>
      </Actions>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.space3};
  p {
    margin: 0 0 ${tokens.space2};
    color: ${tokens.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  strong {
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;
