import { expect, test } from 'vitest';
import { albumSize, SHOWCASE } from './albums.ts';
import { generateTalents } from './people.ts';
import { cardRows } from './seed-cards.ts';

const talents = generateTalents({ now: new Date('2026-11-22T00:00:00Z') });
const drawn = talents.map((talent) => {
  const images = Array.from({ length: 1 + albumSize(talent) }, (_, at) => `${talent.key} ${at}`);
  const rows = cardRows(talent, { id: talent.key, cardId: `card of ${talent.key}` }, images);
  const cards = rows.map((row) => ({
    ...row,
    slots: JSON.parse(row.slots) as { slot: string; imageId: string }[],
  }));
  return { talent, images, cards };
});
const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

test('no image is used twice on a card, and every slot has one of the talent', () => {
  for (const { images, cards } of drawn) {
    for (const { slots, image_ids } of cards) {
      const shown = slots.map(({ imageId }) => imageId);
      expect([shown, distinct(shown)]).toEqual([image_ids, true]);
      expect(images).toEqual(expect.arrayContaining(shown));
    }
  }
});

test('the cards of a talent differ in template and front image', () => {
  for (const { cards } of drawn) {
    expect(distinct(cards.map(({ template }) => template))).toBe(true);
    expect(distinct(cards.map(({ slots }) => slots[0]?.imageId))).toBe(true);
  }
});

test('each talent has one to three cards, the first is the default; the showcase has all six', () => {
  const counts = drawn
    .filter(({ talent }) => talent.key !== SHOWCASE)
    .map(({ cards }) => cards.length);
  expect([...new Set(counts)].sort()).toEqual([1, 2, 3]);
  expect(drawn.find(({ talent }) => talent.key === SHOWCASE)?.cards).toHaveLength(6);
  for (const { talent, cards } of drawn) {
    expect(cards.filter((card) => card.is_default)).toEqual([cards[0]]);
    expect(cards[0]?.id).toBe(`card of ${talent.key}`);
  }
});

test('most of the talents of age share a card, and no minor does', () => {
  const sharing = drawn.filter(({ cards }) => cards.some(({ shared }) => shared));
  expect(sharing.length).toBeGreaterThan(talents.length / 2);
  expect(sharing.filter(({ talent }) => talent.isMinor)).toEqual([]);
});

test('larger albums of some are made up for by smaller ones of others', () => {
  const pictures = talents.map((talent) => albumSize(talent));
  expect(pictures.reduce((sum, one) => sum + one, 0)).toBeLessThan(talents.length * 3.1);
});
