import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { DropZone } from '@dara/kit/image-field';
import { Button, Field, ProgressBar } from '@dara/kit/ui';
import { VIDEO } from '@dara/model';
import { FileVideo } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PosterChoice } from './poster-choice.tsx';
import { useVideoUpload } from './use-video-upload.ts';

const ACCEPT = 'video/mp4,video/quicktime,.mp4,.mov,.m4v';
const LIMIT = VIDEO.maxBytes / 1024 / 1024;

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
  const { formatMessage } = useIntl();
  const { state, choose, cancel, reset } = useVideoUpload(talentId);
  const [poster, setPoster] = useState<File | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const problem = state.kind === 'empty' ? state.problem : undefined;
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
      <Field
        label={label}
        hint={<FormattedMessage id="talent.video.hint" values={{ limit: LIMIT }} />}
        error={problem && formatMessage({ id: problem.id }, problem.values)}
      >
        {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
          <DropZone
            {...{ id, describedBy, isInvalid }}
            accept={ACCEPT}
            onFiles={([file]) => {
              setPoster(null);
              if (file) void choose(file);
            }}
          >
            <FileVideo size={28} strokeWidth={1.5} aria-hidden />
            <FormattedMessage id="talent.video.choose" />
          </DropZone>
        )}
      </Field>
    );
  }
  return (
    <Box>
      <strong>{state.file.name}</strong>
      {state.kind === 'sending' ? (
        <Progress share={state.share} isWaiting={state.isWaiting} />
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
          <FormattedMessage id="talent.video.cancel" />
        </Button>
      </Actions>
    </Box>
  );
}

function Progress({ share, isWaiting }: { share: number; isWaiting: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  return (
    <div>
      <p id={id} role="status">
        {formatMessage(
          { id: isWaiting ? 'talent.video.waiting' : 'talent.video.sending' },
          { share: formatNumber(share, { style: 'percent' }) },
        )}
      </p>
      <ProgressBar share={share} />
    </div>
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
