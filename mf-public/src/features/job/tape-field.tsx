import { VideoPlayer } from '@dara/agency/video';
import {
  VideoChoice,
  VideoProgress,
  useMegabytes,
  useVideoUpload,
  videoText,
} from '@dara/agency/video-upload';
import { useFormField } from '@dara/kit/forms';
import { useFormat } from '@dara/kit/format';
import { Button } from '@dara/kit/ui';
import { VIDEO } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useVideoListQuery, type VideoRef } from '../../api/generated.ts';
import type { Tape } from './tape.model.ts';
import { TAPE_TEXTS } from './tape-texts.ts';

/** An application does not leave without its video. */
const sendingProblem = ({ isSending }: Tape) =>
  isSending ? { id: 'sdk.error.IDEMPOTENCY_KEY_IN_USE' } : undefined;

interface TapeFieldProps {
  name: string;
  label: string;
}

/** Adds a video to an application; few do, so the field is one button at first. */
export function TapeField({ name, label }: TapeFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OpenField {...{ name, label }} onClose={() => setIsOpen(false)} />;
  return (
    <div>
      <Button icon={<Video size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    </div>
  );
}

/** One of the talent's own videos, or a new one, which is sent at once. */
function OpenField({ name, label, onClose }: TapeFieldProps & { onClose: () => void }) {
  const locale = useLocale();
  const { id, value, error, setValue } = useFormField<Tape>(name, sendingProblem);
  const { currentData: own = [] } = useVideoListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { state, choose, cancel } = useVideoUpload({
    path: '/api/video',
    owner: useSession().profile?.talentId ?? '',
    maxBytes: VIDEO.maxBytes,
  });
  const send = async (file: File) => {
    setValue({ id: null, isSending: true });
    setValue({ id: await choose(file), isSending: false });
  };
  const limit = useMegabytes(VIDEO.maxBytes);
  return (
    <Fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {state.kind === 'empty' ? (
        <>
          {own.length > 0 && (
            <Own
              group={id}
              videos={own}
              chosen={value.id}
              onChoose={(one) => setValue({ id: one, isSending: false })}
            />
          )}
          {value.id === null && (
            <VideoChoice
              label={own.length > 0 ? TAPE_TEXTS.another[locale] : label}
              hint={TAPE_TEXTS.hint[locale].replace('{limit}', limit)}
              maxBytes={VIDEO.maxBytes}
              problem={state.problem}
              camera="user"
              onFile={(file) => void send(file)}
            />
          )}
        </>
      ) : (
        <>
          <strong>{state.file.name}</strong>
          {state.kind === 'sending' ? (
            <>
              <VideoProgress share={state.share} isWaiting={state.isWaiting} />
              <p>{TAPE_TEXTS.sending[locale]}</p>
            </>
          ) : (
            <p role="status">{TAPE_TEXTS.sent[locale]}</p>
          )}
        </>
      )}
      {error && <Refusal id={`${id}-error`}>{error}</Refusal>}
      <div>
        <Button
          size="small"
          onClick={() => {
            if (state.kind !== 'empty') cancel();
            setValue({ id: null, isSending: false });
            if (state.kind === 'empty') onClose();
          }}
        >
          {state.kind === 'sending'
            ? videoText('cancel', locale)
            : TAPE_TEXTS[state.kind === 'sent' ? 'remove' : 'close'][locale]}
        </Button>
      </div>
    </Fieldset>
  );
}

interface OwnProps {
  /** Name of the group of choices. */
  group: string;
  videos: readonly VideoRef[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Videos of the talent to choose from; the chosen one can be watched. */
function Own({ group, videos, chosen, onChoose }: OwnProps) {
  const locale = useLocale();
  const format = useFormat();
  // Only a reel has a poster.
  const nameOf = ({ poster, addedAt }: VideoRef) =>
    `${TAPE_TEXTS[poster ? 'reel' : 'earlier'][locale]} · ${format.date(addedAt)}`;
  const video = videos.find(({ id }) => id === chosen);
  const options = [
    ...videos.map((one) => ({ id: one.id as string | null, label: nameOf(one) })),
    { id: null, label: TAPE_TEXTS.another[locale] },
  ];
  return (
    <>
      <Options role="radiogroup" aria-label={TAPE_TEXTS.own[locale]}>
        {options.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name={`${group}-own`}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {label}
          </label>
        ))}
      </Options>
      {video && <VideoPlayer video={video} label={nameOf(video)} />}
    </>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  legend {
    margin-block-end: ${tokens.space2};
    padding: 0;
    font-size: ${tokens.textSmall};
    font-weight: 600;
  }
  p {
    margin: 0;
    color: ${tokens.inkMuted};
  }
  strong {
    overflow-wrap: anywhere;
  }
  video {
    max-height: 320px;
  }
`;

const Options = styled.div`
  display: grid;
  label {
    display: flex;
    align-items: center;
    gap: ${tokens.space2};
    min-height: 44px;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    accent-color: ${tokens.brand};
  }
`;

const Refusal = styled.p`
  && {
    color: ${tokens.danger};
  }
  font-size: ${tokens.textSmall};
`;
