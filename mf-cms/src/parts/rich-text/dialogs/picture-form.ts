import type { ImageRef } from '@dara/contract';
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

type Place = Pick<PictureAttributes, 'src' | 'width' | 'height'>;

export const placeOf = ({ id, width, height }: ImageRef): Place => ({
  src: pictureSource({ id, width }),
  width,
  height,
});

export function attributesOf(texts: PictureTexts, place: Place): PictureAttributes {
  const { isDecorative, caption, size, align } = texts;
  return {
    ...place,
    altTh: isDecorative ? '' : texts.altTh.trim(),
    altEn: isDecorative ? '' : texts.altEn.trim(),
    caption: caption.trim(),
    size,
    align,
  };
}
