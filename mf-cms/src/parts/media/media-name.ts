import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { Media } from '../../api/generated.ts';

/** What an image is called: its name, else what it shows. */
export function useMediaName(): (media: Pick<Media, 'name' | 'image'>) => string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return ({ name, image }) =>
    name ?? (localized(image.alt, locale) || formatMessage({ id: 'cms.media.nameless' }));
}
