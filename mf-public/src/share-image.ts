import {
  imageUrl,
  imageWidths,
  SHARE_IMAGE_SIZE,
  type Head,
  type ImageRef,
  type Locale,
} from '@dara/contract';
import { shareImageUrl, type SharedKind } from '@dara/model';
import { localized } from '@dara/sdk/i18n';

type Picture = Pick<Head, 'image' | 'imageSize' | 'imageAlt'>;

const WIDTH = 1280;

/** The width in which a stored image is shown outside the site: JPEG, which every crawler reads. */
function widthOf(image: ImageRef): number {
  const width = imageWidths(image.width)
    .filter((one) => one <= WIDTH)
    .at(-1);
  return width ?? image.width;
}

/** Path and size of a stored image for sharing. */
export function publicImage(image: ImageRef): { path: string; width: number; height: number } {
  const asked = widthOf(image);
  const width = Math.min(asked, image.width);
  const height = Math.round((width * image.height) / image.width);
  return { path: imageUrl(image.id, asked, 'jpg'), width, height };
}

/** An image that was made for shared links. */
export function ownShareImage(image: ImageRef, locale: Locale, title: string): Picture {
  const { path, width, height } = publicImage(image);
  const imageAlt = (image.alt && localized(image.alt, locale)) || title;
  return { image: path, imageSize: { width, height }, imageAlt };
}

/** The image that the api renders of a record. */
export function generatedShareImage(
  kind: SharedKind,
  { id, updatedAt }: { id: string; updatedAt: string },
  locale: Locale,
  title: string,
): Picture {
  return {
    image: shareImageUrl(kind, id, locale, updatedAt),
    imageSize: SHARE_IMAGE_SIZE,
    imageAlt: title,
  };
}
