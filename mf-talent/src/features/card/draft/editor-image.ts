import type { CardImage } from '@dara/agency/card';
import type { ImageRef } from '@dara/contract';
import type { CardOptions, CompositeCard } from '../../../api/generated.ts';
import type { CardDraft } from './card-draft.ts';

/** An image that the editor offers: a stored one, or a file that the next save will send. */
export interface EditorImage {
  /** Stays the same when a file has been stored. */
  key: string;
  image: CardImage;
  source: 'profile' | 'album' | 'card' | 'file';
  /** Until it is stored. */
  file?: File;
  /** Why the server refused it, as a message id. */
  refusal?: string;
}

export type EditorImages = ReadonlyMap<string, EditorImage>;

/** Images of the talent's record and of the card, the album first. */
export function storedImages(options: CardOptions, card: CompositeCard | null): EditorImages {
  const pictures = new Map<string, EditorImage>();
  const add = (image: ImageRef, source: EditorImage['source']) => {
    if (!pictures.has(image.id)) pictures.set(image.id, { key: image.id, image, source });
  };
  const order = ['album', 'profile', 'card'] as const;
  for (const wanted of order) {
    options.pictures.filter(({ source }) => source === wanted).forEach((one) => add(one, wanted));
  }
  card?.images.forEach((image) => add(image, 'card'));
  return pictures;
}

export function withFile(
  pictures: EditorImages,
  {
    key,
    file,
    url,
    width,
    height,
  }: { key: string; file: File; url: string; width: number; height: number },
): EditorImages {
  const image = { id: key, width, height, alt: null, placeholder: null, url };
  return new Map(pictures).set(key, { key, image, source: 'file', file });
}

/** Files that were sent are stored images from now on; their keys stay. */
export function afterSaving(
  pictures: EditorImages,
  draft: CardDraft,
  slotNames: readonly string[],
  saved: CompositeCard,
): EditorImages {
  const next = new Map(pictures);
  const byId = new Map(saved.images.map((image) => [image.id, image]));
  const taken = new Set<string>();
  draft.photos.slice(0, draft.places).forEach((photo, index) => {
    const picture = photo ? next.get(photo.picture) : undefined;
    const id = saved.slots.find(({ slot }) => slot === slotNames[index])?.imageId;
    const stored = id === undefined ? undefined : byId.get(id);
    if (!picture?.file || !stored) return;
    taken.add(stored.id);
    next.set(picture.key, storedAs(picture, stored));
  });
  // The others keep their order.
  const known = new Set(
    [...next.values()].filter(({ file }) => !file).map(({ image }) => image.id),
  );
  const others = saved.images.filter(({ id }) => !taken.has(id) && !known.has(id));
  for (const picture of [...next.values()].filter(({ file }) => file)) {
    const stored = others.shift();
    if (stored) next.set(picture.key, storedAs(picture, stored));
    else next.delete(picture.key);
  }
  return next;
}

/** The object URL stays in use: the stored image need not be loaded. */
const storedAs = ({ key, image }: EditorImage, stored: ImageRef): EditorImage => ({
  key,
  image: { ...stored, url: image.url },
  source: 'card',
});
