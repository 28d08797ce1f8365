import type { ImageRef, Locale, Localized } from '@dara/contract';
import { imageSource, type ImageAttributes } from '../content/image.ts';

/** What is asked about an image, beside the image itself. */
export interface ImageTexts extends Pick<
  ImageAttributes,
  'altTh' | 'altEn' | 'caption' | 'size' | 'align'
> {
  isDecorative: boolean;
}

export const NEW_PICTURE: ImageTexts = {
  altTh: '',
  altEn: '',
  caption: '',
  size: 'full',
  align: 'center',
  isDecorative: false,
};

export function textsOf(edited: ImageAttributes): ImageTexts {
  const { altTh, altEn, caption, size, align } = edited;
  return { altTh, altEn, caption, size, align, isDecorative: !altTh && !altEn };
}

/** The description of the library, unless another one was written. */
export function describedAs(texts: ImageTexts, { alt }: ImageRef): ImageTexts {
  const { altTh, altEn } = texts;
  return { ...texts, altTh: altTh || (alt?.th ?? ''), altEn: altEn || (alt?.en ?? '') };
}

/** Whether the description is missing that a reader of the text needs; that of the other language may come later. */
export function isAltMissing(texts: ImageTexts, lang: Locale): boolean {
  return !texts.isDecorative && !(lang === 'th' ? texts.altTh : texts.altEn).trim();
}

/** What is to be seen in each language; nothing of decoration. */
export function altOf({ isDecorative, altTh, altEn }: ImageTexts): Localized {
  return isDecorative ? { th: '', en: '' } : { th: altTh.trim(), en: altEn.trim() };
}

type Place = Pick<ImageAttributes, 'src' | 'width' | 'height'>;

export const placeOf = ({ id, width, height }: ImageRef): Place => ({
  src: imageSource({ id, width }),
  width,
  height,
});

export function attributesOf(texts: ImageTexts, place: Place): ImageAttributes {
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
