import type { ImageRef, Localized } from '@dara/contract';
import { pictureSource, type PictureAttributes } from '../content/picture.ts';

/** What is asked about a picture, beside the picture itself. */
export interface PictureTexts extends Pick<
  PictureAttributes,
  'altTh' | 'altEn' | 'caption' | 'size' | 'align'
> {
  isDecorative: boolean;
}

export const NEW_PICTURE: PictureTexts = {
  altTh: '',
  altEn: '',
  caption: '',
  size: 'full',
  align: 'center',
  isDecorative: false,
};

export function textsOf(edited: PictureAttributes): PictureTexts {
  const { altTh, altEn, caption, size, align } = edited;
  return { altTh, altEn, caption, size, align, isDecorative: !altTh && !altEn };
}

/** Which descriptions are still missing. */
export function missingAlts({ isDecorative, altTh, altEn }: PictureTexts): ('altTh' | 'altEn')[] {
  if (isDecorative) return [];
  return [
    ...(altTh.trim() ? [] : (['altTh'] as const)),
    ...(altEn.trim() ? [] : (['altEn'] as const)),
  ];
}

/** What is to be seen in each language; nothing of decoration. */
export function altOf({ isDecorative, altTh, altEn }: PictureTexts): Localized {
  return isDecorative ? { th: '', en: '' } : { th: altTh.trim(), en: altEn.trim() };
}

type Place = Pick<PictureAttributes, 'src' | 'width' | 'height'>;

export const placeOf = ({ id, width, height }: ImageRef): Place => ({
  src: pictureSource({ id, width }),
  width,
  height,
});

export function attributesOf(texts: PictureTexts, place: Place): PictureAttributes {
  const { caption, size, align } = texts;
  const { th: altTh, en: altEn } = altOf(texts);
  return {
    ...place,
    altTh,
    altEn,
    caption: caption.trim(),
    size,
    align,
  };
}
