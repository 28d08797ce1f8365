import { ADULT_BODY, BODY_ON_CARDS, type CardTemplate } from '@dara/model';
import { CARD_BACKS } from './card-backs.ts';
import { CARD_FRONTS } from './card-fronts.ts';
import { BLEED, CARD_SIZES, SAFE, type CardLayout, type CardSize } from './card-sheet.ts';

/** Fields that a card may show beside name and images; contact data is not among them. */
export const CARD_FIELDS = [...BODY_ON_CARDS, 'nationality', 'age'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
/** Never shown on a minor's card, even if selected. */
export const ADULT_CARD_FIELDS: readonly CardField[] = BODY_ON_CARDS.filter((name) =>
  ADULT_BODY.includes(name),
);

/** Positions of all parts of a card; preview, PDF and images are rendered from it. */
export function cardLayout(template: CardTemplate, size: CardSize = 'A5'): CardLayout {
  const [width, height] = CARD_SIZES[size];
  const sheet = { width, height };
  return {
    size,
    width,
    height,
    bleed: BLEED,
    safe: SAFE,
    front: CARD_FRONTS[template](sheet),
    back: CARD_BACKS[template](sheet),
  };
}

/** The slots of a template: the front's, then the back's. */
export function cardSlots(template: CardTemplate): string[] {
  const { front, back } = cardLayout(template);
  return [...front.photos, ...back.photos].map(({ slot }) => slot);
}

/** Moves images in their order into another template's slots, each centred; surplus images are dropped. */
export function refillSlots<T extends { slot: string; imageId: string }>(
  chosen: readonly T[],
  from: CardTemplate,
  to: CardTemplate,
): { slot: string; imageId: string; x: number; y: number; zoom: number }[] {
  const order = cardSlots(from);
  const images = [...chosen]
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
    .map(({ imageId }) => imageId);
  return cardSlots(to).flatMap((slot, index) => {
    const imageId = images[index];
    return imageId === undefined ? [] : [{ slot, imageId, x: 0, y: 0, zoom: 1 }];
  });
}
