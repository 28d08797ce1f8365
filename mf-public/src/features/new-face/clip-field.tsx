import { VideoChoice, useMegabytes, videoProblem, videoText } from '@dara/agency/video-upload';
import { useFormField } from '@dara/kit/forms';
import { Button } from '@dara/kit/ui';
import { NEW_FACE_CLIP } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { useState } from 'react';
import { useClipHint } from './clip-hint.ts';
import { CLIP_TEXTS } from './clip-texts.ts';
import { Chosen } from './new-face.styles.ts';

/** Chooses the clip, or films it; it is sent once the application has arrived. */
export function ClipField({ name }: { name: string }) {
  const locale = useLocale();
  const limit = useMegabytes(NEW_FACE_CLIP.maxBytes);
  const hint = useClipHint();
  const { value, setValue } = useFormField<File | null>(name);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    const found = await videoProblem(file, NEW_FACE_CLIP.maxBytes);
    setProblem(found && videoText(found, locale, { limit }));
    if (!found) setValue(file);
  };
  if (value) {
    return (
      <Chosen role="group" aria-label={CLIP_TEXTS.label[locale]}>
        <strong>{value.name}</strong>
        <p role="status">{CLIP_TEXTS.afterwards[locale]}</p>
        <div>
          <Button size="small" onClick={() => setValue(null)}>
            {CLIP_TEXTS.remove[locale]}
          </Button>
        </div>
      </Chosen>
    );
  }
  return (
    <VideoChoice
      label={CLIP_TEXTS.label[locale]}
      hint={hint}
      maxBytes={NEW_FACE_CLIP.maxBytes}
      problem={problem}
      camera="user"
      onFile={(file) => void take(file)}
    />
  );
}
