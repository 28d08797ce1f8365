import type { ImageRef, Locale, Localized } from '@dara/contract';
import { pictureSource, type PictureAttributes } from '../content/picture.ts';

/** What is asked about an image, beside the image itself. */
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

/** The description of the library, unless another one was written. */
export function describedAs(texts: PictureTexts, { alt }: ImageRef): PictureTexts {
  const { altTh, altEn } = texts;
  return { ...texts, altTh: altTh || (alt?.th ?? ''), altEn: altEn || (alt?.en ?? '') };
}

/** Whether the description is missing that a reader of the text needs; that of the other language may come later. */
export function isAltMissing(texts: PictureTexts, lang: Locale): boolean {
  return !texts.isDecorative && !(lang === 'th' ? texts.altTh : texts.altEn).trim();
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
