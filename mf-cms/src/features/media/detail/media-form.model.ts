import type { ImageFocus, Localized } from '@dara/contract';
import { recordForm } from '@dara/kit/image-field';
import { isSame } from '@dara/kit/record';
import { text } from '@dara/kit/validation';
import { MEDIA_LIMITS } from '@dara/model';
import { object } from 'yup';
import type { Media, MediaUpdate } from '../../../api/generated.ts';

/** Texts of an image. */
export interface MediaValues {
  name: string;
  alt: Localized;
  focus: ImageFocus | null;
}

const NAMES = ['name', 'alt', 'focus'] as const;

export const mediaSchema = object({
  name: text(MEDIA_LIMITS.name),
  alt: object({
    th: text(MEDIA_LIMITS.alt).when('en', {
      is: (en: string | undefined) => Boolean(en?.trim()),
      then: (schema) => schema.required(),
    }),
    en: text(MEDIA_LIMITS.alt),
  }),
});

export function toValues({ name, image }: Media): MediaValues {
  return {
    name: name ?? '',
    alt: { th: image.alt?.th ?? '', en: image.alt?.en ?? '' },
    focus: image.focus ?? null,
  };
}

/** Only changed values are sent; undefined without changes. */
export function updateForm(values: MediaValues, media: Media): FormData | undefined {
  const base = toValues(media);
  const names = NAMES.filter((name) => !isSame(values[name], base[name]));
  if (names.length === 0) return undefined;
  const parts = {
    name: { name: values.name.trim() || null },
    alt: { alt: { th: values.alt.th.trim(), en: values.alt.en.trim() } },
    focus: { focus: values.focus },
  };
  const data: MediaUpdate = { version: media.version };
  for (const name of names) Object.assign(data, parts[name]);
  return recordForm(data, {});
}
