import { imageUrl, imageWidths, type ImageRef, type Locale } from '@dara/contract';
import Image from '@tiptap/extension-image';

export const PICTURE_SIZES = ['small', 'medium', 'full'] as const;
export type ImageSize = (typeof PICTURE_SIZES)[number];
export const PICTURE_ALIGNMENTS = ['left', 'center', 'right'] as const;
export type ImageAlignment = (typeof PICTURE_ALIGNMENTS)[number];

/** An image of a text as its node holds it; both texts empty mark decoration. */
export interface ImageAttributes {
  src: string;
  width: number | null;
  height: number | null;
  altTh: string;
  altEn: string;
  caption: string;
  size: ImageSize;
  align: ImageAlignment;
}

/** The api refuses every other address. */
const OWN_PICTURE = /^\/api\/image\/[0-9a-f-]{36}\/\d{2,4}\.(?:avif|webp|jpg)$/;
const SHOWN_WIDTH = 960;

export const isOwnImage = (src: string | null | undefined): boolean => OWN_PICTURE.test(src ?? '');

/** Where a text shows a stored image from. */
export function imageSource({ id, width }: Pick<ImageRef, 'id' | 'width'>): string {
  const widths = imageWidths(width).filter((served) => served <= SHOWN_WIDTH);
  return imageUrl(id, widths.at(-1) ?? SHOWN_WIDTH, 'webp');
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null, fallback: T): T =>
  allowed.find((item) => item === value) ?? fallback;

const pixels = (value: string | null): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : null;
};

function readImage(element: HTMLElement, lang: Locale): ImageAttributes | false {
  const isImage = element.tagName === 'IMG';
  const image = isImage ? element : element.querySelector('img');
  const src = image?.getAttribute('src') ?? '';
  if (!image || !isOwnImage(src)) return false;
  const alt = image.getAttribute('alt') ?? '';
  const { altTh, altEn } = image.dataset;
  return {
    src,
    width: pixels(image.getAttribute('width')),
    height: pixels(image.getAttribute('height')),
    altTh: altTh ?? (lang === 'th' ? alt : ''),
    altEn: altEn ?? (lang === 'en' ? alt : ''),
    caption: isImage ? '' : (element.querySelector('figcaption')?.textContent.trim() ?? ''),
    size: oneOf(PICTURE_SIZES, element.getAttribute('data-size'), 'full'),
    align: oneOf(PICTURE_ALIGNMENTS, element.getAttribute('data-align'), 'center'),
  };
}

const hidden = <T>(fallback: T) => ({ default: fallback, rendered: false });

/** An image of the site's own store with its caption, written as a `figure`. */
export const Picture = Image.extend<{ lang: Locale }>({
  name: 'picture',
  atom: true,
  addOptions: () => ({ lang: 'th' as Locale }),
  inline: false,
  group: 'block',
  addAttributes: () => ({
    src: hidden(''),
    width: hidden(null),
    height: hidden(null),
    altTh: hidden(''),
    altEn: hidden(''),
    caption: hidden(''),
    size: hidden('full'),
    align: hidden('center'),
  }),
  parseHTML() {
    const getAttrs = (element: HTMLElement) => readImage(element, this.options.lang);
    return [
      { tag: 'figure:not([data-embed])', priority: 60, getAttrs },
      { tag: 'img[src]', getAttrs },
    ];
  },
  renderHTML({ node }) {
    const { src, width, height, altTh, altEn, caption, size, align } =
      node.attrs as ImageAttributes;
    const alt = this.options.lang === 'th' ? altTh || altEn : altEn || altTh;
    const image = { src, alt, width, height, 'data-alt-th': altTh, 'data-alt-en': altEn };
    const figure = { 'data-size': size, 'data-align': align };
    return caption
      ? ['figure', figure, ['img', image], ['figcaption', caption]]
      : ['figure', figure, ['img', image]];
  },
  addCommands: () => ({}),
  addInputRules: () => [],
  addNodeView: () => null,
});
