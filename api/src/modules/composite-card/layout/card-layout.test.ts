import { describe, expect, test } from 'vitest';
import { CARD_TEMPLATES, type CardTemplate } from '@dara/model';
import { cardLayout, cardSlots, refillSlots } from './card-layout.ts';
import { placePhoto } from './place-photo.ts';
import { CARD_SIZE_NAMES, type Area, type CardLayout } from './card-sheet.ts';

const PHOTOS: Record<CardTemplate, [front: number, back: number]> = {
  Classic: [1, 4],
  Editorial: [1, 3],
  Beauty: [1, 2],
  Mosaic: [2, 4],
  Influencer: [1, 3],
  Portfolio: [1, 5],
};

const cases = CARD_TEMPLATES.flatMap((template) =>
  CARD_SIZE_NAMES.map((size) => [template, size] as const),
);

const right = ({ x, width }: Area) => x + width;
const bottom = ({ y, height }: Area) => y + height;
/** Adding fractions of millimetres leaves crumbs. */
const CRUMB = 1e-9;

function overlap(a: Area, b: Area): boolean {
  return (
    a.x < right(b) - CRUMB &&
    b.x < right(a) - CRUMB &&
    a.y < bottom(b) - CRUMB &&
    b.y < bottom(a) - CRUMB
  );
}

function textAreas({ front, back }: CardLayout): Record<'front' | 'back', Area[]> {
  return {
    front: [front.name, front.kinds, ...(front.figure ? [front.figure] : [])],
    back: [back.name, back.facts, back.contact, back.qr, ...(back.channels ? [back.channels] : [])],
  };
}

describe.each(cases)('%s on %s', (template, size) => {
  const layout = cardLayout(template, size);
  const { width, height, bleed, safe, front, back } = layout;

  test('has the declared number of photos, each in its own slot', () => {
    expect([front.photos.length, back.photos.length]).toEqual(PHOTOS[template]);
    expect(new Set(cardSlots(template)).size).toBe(cardSlots(template).length);
  });

  test('ends photos at the bleed or inside the trim, never between, and lets none cover another', () => {
    for (const { photos } of [front, back]) {
      for (const photo of photos) {
        for (const [edge, inside] of [
          [-photo.x, 0],
          [-photo.y, 0],
          [right(photo) - width, 0],
          [bottom(photo) - height, 0],
        ] as const) {
          expect(edge <= inside + CRUMB || Math.abs(edge - bleed) < CRUMB).toBe(true);
        }
        expect(photos.some((other) => other !== photo && overlap(photo, other))).toBe(false);
      }
    }
  });

  test('keeps words and the code inside the safe zone and apart from each other', () => {
    for (const areas of Object.values(textAreas(layout))) {
      for (const area of areas) {
        expect(area.x).toBeGreaterThanOrEqual(safe);
        expect(area.y).toBeGreaterThanOrEqual(safe);
        expect(right(area)).toBeLessThanOrEqual(width - safe + CRUMB);
        expect(bottom(area)).toBeLessThanOrEqual(height - safe + CRUMB);
        expect(areas.filter((other) => other !== area && overlap(area, other))).toEqual([]);
      }
    }
  });

  test('keeps the words of the back clear of its photos, and room for every fact', () => {
    for (const area of textAreas(layout).back) {
      expect(back.photos.filter((photo) => overlap(photo, area))).toEqual([]);
    }
    expect(back.facts.columns * back.facts.rows).toBeGreaterThanOrEqual(11);
    expect(back.facts.height / back.facts.rows).toBeGreaterThan(7);
    expect(back.qr.width).toBe(20);
  });
});

describe('an image in its place', () => {
  const place = { x: 10, y: 20, width: 60, height: 40 };
  const wide = { width: 400, height: 100 };
  test.each([
    [
      { x: 0, y: 0, zoom: 1 },
      { x: -40, y: 20, width: 160, height: 40 },
    ],
    [
      { x: -1, y: 0, zoom: 1 },
      { x: 10, y: 20, width: 160, height: 40 },
    ],
    [
      { x: 1, y: 1, zoom: 1 },
      { x: -90, y: 20, width: 160, height: 40 },
    ],
    [
      { x: 0, y: -1, zoom: 2 },
      { x: -120, y: 20, width: 320, height: 80 },
    ],
    [
      { x: 9, y: 9, zoom: 0 },
      { x: -90, y: 20, width: 160, height: 40 },
    ],
  ])('is placed as in the preview, with %j', (choice, expected) => {
    expect(placePhoto(place, wide, choice)).toEqual(expected);
  });
});

describe('images moved into another template', () => {
  const chosen = (slots: readonly string[]) =>
    slots.map((slot) => ({ slot, imageId: `of ${slot}`, x: 1, y: 1, zoom: 3 }));

  test('keep their order, whatever the order of selection, and start in the middle', () => {
    const mosaic = refillSlots(chosen(['back2', 'front']), 'Classic', 'Mosaic');
    expect(mosaic).toEqual([
      { slot: 'front', imageId: 'of front', x: 0, y: 0, zoom: 1 },
      { slot: 'front2', imageId: 'of back2', x: 0, y: 0, zoom: 1 },
    ]);
  });

  test('are as many as there are places', () => {
    for (const template of CARD_TEMPLATES) {
      const moved = refillSlots(chosen(cardSlots('Portfolio')), 'Portfolio', template);
      expect(moved.map(({ slot }) => slot)).toEqual(cardSlots(template));
    }
  });
});
