import type { CardPhoto, CardSideDrawing, DrawnCard } from '@dara/agency/card';
import type { CardDraftDrawing } from '../../../api/generated.ts';
import type { CardDraft, PlacedPhoto } from './card-draft.ts';
import type { EditorImages } from './editor-image.ts';

function withPhotos(
  side: CardSideDrawing,
  photos: readonly (PlacedPhoto | null)[],
  images: EditorImages,
): CardSideDrawing {
  return {
    ...side,
    photos: side.photos.map((place, index): CardPhoto => {
      const photo = photos[index];
      const image = (photo && images.get(photo.picture)?.image) ?? null;
      const { x: panX = 0, y: panY = 0, zoom = 1 } = photo ?? {};
      return { ...place, image, panX, panY, zoom };
    }),
  };
}

/** A draft as it will be printed: the api's layout and texts, the editor's photos. */
export function drawnDraft(
  drawn: CardDraftDrawing,
  draft: Pick<CardDraft, 'name' | 'photos'>,
  images: EditorImages,
): DrawnCard {
  const { front, back, ...sheet } = drawn.drawing;
  const firstBack = front.photos.length;
  return {
    name: draft.name,
    talentName: drawn.talentName,
    language: drawn.language,
    drawing: {
      ...sheet,
      front: withPhotos(front, draft.photos, images),
      back: withPhotos(back, draft.photos.slice(firstBack), images),
    },
  };
}
