import { NEW_FACE_CLIP } from '@dara/model';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { CLIP_TEXTS } from './clip-texts.ts';

/** What to film, with the limit in megabytes. */
export function useClipHint(): string {
  const { formatNumber } = useIntl();
  const limit = formatNumber(NEW_FACE_CLIP.maxBytes / 1024 / 1024);
  return CLIP_TEXTS.hint[useLocale()].replace('{limit}', limit);
}
