import type { CardSide, CompositeCard, SharedCard } from '../api/generated.ts';
import { id, picture } from './fixtures.ts';

function side(text: string, slots: string[]): CardSide {
  return {
    paper: '#ffffff',
    photos: slots.map((slot, index) => ({
      slot,
      x: index * 70,
      y: -3,
      width: 70,
      height: 100,
      image: picture(index + 1),
      panX: 0,
      panY: 0,
      zoom: 1,
    })),
    panes: [],
    shapes: [],
    texts: [
      {
        text,
        x: 8,
        y: 120,
        width: 30,
        size: 6,
        weight: 600,
        fill: '#1c1718',
        anchor: 'start',
      },
    ],
  };
}

/** A card as visitors get it. */
export function sharedCard(number = 1, changes: Partial<SharedCard> = {}): SharedCard {
  return {
    id: id('card', number),
    talentId: id('talent', 1),
    talentName: { th: 'ศิลปิน 1', en: 'Talent 1' },
    name: `Card ${number}`,
    template: 'Classic',
    language: 'th',
    drawing: {
      size: 'A5',
      width: 148,
      height: 210,
      bleed: 3,
      safe: 3,
      front: side('แก้ม', ['front']),
      back: side('168 ซม.', ['back1', 'back2']),
    },
    ...changes,
  };
}

/** The same card before any image found its place. */
export function withoutPhotos(card: CompositeCard): CompositeCard {
  const { front, back, ...sheet } = card.drawing;
  const emptied = (side: CardSide): CardSide => ({
    ...side,
    photos: side.photos.map((photo) => ({ ...photo, image: null })),
  });
  return { ...card, drawing: { ...sheet, front: emptied(front), back: emptied(back) } };
}

/** A card as its talent gets it. */
export function card(number = 1, changes: Partial<CompositeCard> = {}): CompositeCard {
  return {
    ...sharedCard(number),
    fields: ['height'],
    slots: [],
    images: [picture(1)],
    isDefault: number === 1,
    shared: false,
    frozenAt: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
