import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { DropZone, prepareImage } from '@dara/kit/image-field';
import { Field } from '@dara/kit/ui';
import { checkImageFile, type ValidationMessage } from '@dara/kit/validation';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { frameOf } from './frame.ts';

interface PosterChoiceProps {
  video: File;
  poster: File | null;
  onChange: (poster: File | null) => void;
}

/** Beyond fades from black. */
const FIRST_S = 1;
const STEP_S = 0.1;

/** The URL of a file while it is shown. */
function useUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The picture before a video plays: a frame of it, or a picture where this browser cannot play the file. */
export function PosterChoice({ video, poster, onChange }: PosterChoiceProps) {
  const { formatMessage } = useIntl();
  const url = useUrl(video);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [problem, setProblem] = useState<ValidationMessage | null>(null);
  const [isOwn, setIsOwn] = useState(false);

  const show = (at: number) => {
    setSeconds(at);
    if (videoRef.current) videoRef.current.currentTime = at;
  };
  const takeFrame = async () => {
    const frame = videoRef.current && (await frameOf(videoRef.current));
    if (!frame) return setIsUnreadable(true);
    setIsOwn(false);
    setProblem(null);
    onChange(frame);
  };
  const takePicture = async (chosen: File) => {
    const file = await prepareImage(chosen);
    const found = await checkImageFile(file);
    setProblem(found);
    if (found) return;
    setIsOwn(true);
    onChange(file);
  };
  const duration = videoRef.current?.duration ?? 0;
  return (
    <Box>
      {isOwn && poster ? (
        <Own poster={poster} />
      ) : (
        !isUnreadable && (
          <video
            ref={videoRef}
            src={url}
            muted
            playsInline
            preload="auto"
            aria-label={formatMessage({ id: 'talent.video.poster' })}
            onLoadedMetadata={(event) => show(Math.min(FIRST_S, event.currentTarget.duration / 2))}
            onSeeked={() => void takeFrame()}
            onError={() => setIsUnreadable(true)}
          />
        )
      )}
      {isUnreadable && !isOwn && (
        <p role="status">
          <FormattedMessage id="talent.video.noFrame" />
        </p>
      )}
      {!isUnreadable && !isOwn && seconds !== null && Number.isFinite(duration) && (
        <FrameSlider seconds={seconds} duration={duration} onChange={show} />
      )}
      <Field
        label={<FormattedMessage id="talent.video.picture" />}
        error={problem && formatMessage({ id: problem.id }, problem.values)}
      >
        {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
          <DropZone
            {...{ id, describedBy, isInvalid }}
            onFiles={([file]) => void (file && takePicture(file))}
          >
            <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
            <FormattedMessage id="talent.video.choosePicture" />
          </DropZone>
        )}
      </Field>
    </Box>
  );
}

interface FrameSliderProps {
  seconds: number;
  duration: number;
  onChange: (seconds: number) => void;
}

function FrameSlider({ seconds, duration, onChange }: FrameSliderProps) {
  return (
    <Field label={<FormattedMessage id="talent.video.frame" />}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={duration}
          step={STEP_S}
          value={seconds}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
    </Field>
  );
}

function Own({ poster }: { poster: File }) {
  const { formatMessage } = useIntl();
  return <img src={useUrl(poster)} alt={formatMessage({ id: 'talent.video.poster' })} />;
}

const Box = styled.div`
  display: grid;
  gap: ${tokens.space3};
  video,
  img {
    width: 100%;
    max-height: 320px;
    border-radius: ${tokens.radiusMedium};
    background: #000;
    object-fit: contain;
  }
  input[type='range'] {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    accent-color: ${tokens.brand};
    font: inherit;
  }
`;
