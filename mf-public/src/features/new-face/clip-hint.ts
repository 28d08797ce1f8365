import { useMegabytes } from '@dara/agency/video-upload';
import { NEW_FACE_CLIP } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { CLIP_TEXTS } from './clip-texts.ts';

/** What to film, with the limit in megabytes. */
export function useClipHint(): string {
  const limit = useMegabytes(NEW_FACE_CLIP.maxBytes);
  return CLIP_TEXTS.hint[useLocale()].replace('{limit}', limit);
}
