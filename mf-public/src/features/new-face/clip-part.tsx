import {
  VideoChoice,
  VideoProgress,
  useVideoUpload,
  videoProblem,
  videoText,
} from '@dara/agency/video-upload';
import { Button } from '@dara/kit/ui';
import { NEW_FACE_CLIP } from '@dara/model';
import { errorMessage, sendWithSession } from '@dara/sdk/api';
import { useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useAppDispatch } from '@dara/sdk/store';
import { useEffect, useRef, useState } from 'react';
import type { NewFaceState } from '../../api/generated.ts';
import { useClipHint } from './clip-hint.ts';
import { CLIP_TEXTS } from './clip-texts.ts';
import { Buttons, Chosen } from './new-face.styles.ts';

interface ClipPartProps {
  token: string;
  clip: NewFaceState['clip'];
  /** Chosen in the form, to be sent now. */
  first: File | null;
}

const PATH = '/api/newface/clip';
const UUID_LETTERS = 32;

/** The clip of an application until the decision: sent, continued, replaced, deleted. */
export function ClipPart({ token, clip, first }: ClipPartProps) {
  const locale = useLocale();
  const hint = useClipHint();
  const [sentId, setSentId] = useState(clip?.isSent ? clip.id : null);
  const [isReplacing, setIsReplacing] = useState(false);
  const { state, choose, cancel, reset } = useVideoUpload({
    path: PATH,
    // The id alone: the rest of the token is the secret of the application.
    owner: token.slice(0, UUID_LETTERS),
    maxBytes: NEW_FACE_CLIP.maxBytes,
    headers: { 'upload-token': token },
  });
  const send = async (file: File) => {
    // The api has one clip: another replaces it when it begins, also if it is refused in the end.
    if (!(await videoProblem(file, NEW_FACE_CLIP.maxBytes))) setSentId(null);
    const id = await choose(file);
    if (id === null) return;
    setSentId(id);
    setIsReplacing(false);
    reset();
  };
  useFirst(first, send);
  const isChoosing = state.kind === 'empty' && (sentId === null || isReplacing);
  return (
    <section>
      <h2>{CLIP_TEXTS.title[locale]}</h2>
      {state.kind === 'sending' ? (
        <Chosen>
          <strong>{state.file.name}</strong>
          <VideoProgress share={state.share} isWaiting={state.isWaiting} />
          <p>{CLIP_TEXTS.stay[locale]}</p>
          <div>
            <Button size="small" onClick={cancel}>
              {videoText('cancel', locale)}
            </Button>
          </div>
        </Chosen>
      ) : isChoosing ? (
        <>
          {clip && !clip.isSent && !isReplacing && <p>{CLIP_TEXTS.partly[locale]}</p>}
          <VideoChoice
            label={CLIP_TEXTS.label[locale]}
            hint={hint}
            maxBytes={NEW_FACE_CLIP.maxBytes}
            problem={state.kind === 'empty' ? state.problem : undefined}
            camera="user"
            onFile={(file) => void send(file)}
          />
          {isReplacing && sentId !== null && (
            <Buttons>
              <Button size="small" onClick={() => setIsReplacing(false)}>
                {CLIP_TEXTS.keep[locale]}
              </Button>
            </Buttons>
          )}
        </>
      ) : (
        <Sent
          token={token}
          id={sentId ?? ''}
          onReplace={() => setIsReplacing(true)}
          onDeleted={() => setSentId(null)}
        />
      )}
    </section>
  );
}

/** Sends the clip of the form once. */
function useFirst(first: File | null, send: (file: File) => Promise<void>): void {
  const sendRef = useRef(send);
  const isBegunRef = useRef(false);
  useEffect(() => {
    if (first && !isBegunRef.current) void sendRef.current(first);
    isBegunRef.current = true;
  }, [first]);
}

interface SentProps {
  token: string;
  id: string;
  onReplace: () => void;
  onDeleted: () => void;
}

function Sent({ token, id, onReplace, onDeleted }: SentProps) {
  const locale = useLocale();
  const notice = useNotice();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const call = {
      ...{ url: `${PATH}/${id}/upload`, method: 'DELETE' },
      headers: { 'upload-token': token },
    };
    const { error } = await sendWithSession(call, new AbortController().signal, dispatch);
    setIsBusy(false);
    if (error && error.status !== 404)
      return notice({ kind: 'error', message: errorMessage(error) });
    onDeleted();
  };
  return (
    <>
      <p role="status">{CLIP_TEXTS.sent[locale]}</p>
      <Buttons>
        <Button size="small" onClick={onReplace}>
          {CLIP_TEXTS.again[locale]}
        </Button>
        <Button size="small" loading={isBusy} onClick={() => void remove()}>
          {CLIP_TEXTS.delete[locale]}
        </Button>
      </Buttons>
    </>
  );
}
