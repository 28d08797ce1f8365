import { describe, expect, test } from 'vitest';
import { CARD_TEMPLATES } from '@dara/model';
import { drawCard, qrShape } from './card-drawing.ts';
import { cardFacts } from './card-facts.ts';
import { subjectOf, type CardRow, type CardSubject } from '../record/card-subject.ts';

const AGENCY = { email: 'contact@dara.test', publicUrl: 'https://dara.test' };

function row(changes: Partial<CardRow> = {}): CardRow {
  return {
    id: 'card',
    talent_id: 'talent',
    name: 'การ์ด',
    template: 'Classic',
    language: 'th',
    fields: [
      'height',
      'weight',
      'chest',
      'waist',
      'hip',
      'shoes',
      'eyeColour',
      'nationality',
      'age',
    ],
    slots: [],
    images: [],
    is_default: true,
    shared: true,
    version: 1,
    created_at: new Date(0),
    updated_at: new Date(0),
    display_name: 'น้ำผึ้ง ปิ่นเพชร',
    nick_name: { th: 'น้ำผึ้ง', en: 'Namphueng' },
    first_name: { th: 'ปิ่นเพชร', en: 'Pinphet' },
    last_name: { th: 'งามตา', en: 'Ngamta' },
    talent_types: ['Actor', 'Singer'],
    birthday: '2000-11-22',
    nationality: 'TH',
    height: 168,
    weight: 50,
    chest: 32,
    waist: 24,
    hip: 34.5,
    shoes: 38,
    eye_colour: 'darkBrown',
    hair_colour: null,
    skin_tone: null,
    social: [
      { channel: 'Instagram', name: '@nampueng', followers: 1_250_000, engagementRate: 4.5 },
      { channel: 'Youtube', name: 'nampueng', followers: 9000, engagementRate: null },
    ],
    ...changes,
  };
}

const DAY = '2026-11-21';
const subject = (changes: Partial<CardRow> = {}) => subjectOf(row(changes), DAY);
const factsOf = (card: CardSubject) =>
  Object.fromEntries(cardFacts(card).map(({ label, value }) => [label, value]));

describe('the facts', () => {
  test('are those asked for and known, in the language of the card', () => {
    expect(factsOf(subject({ hip: 34.5 }))).toEqual({
      ส่วนสูง: '168 ซม.',
      น้ำหนัก: '50 กก.',
      'อก–เอว–สะโพก': '32–24–34.5 นิ้ว',
      รองเท้า: 'EU 38',
      สีตา: 'น้ำตาลเข้ม',
      สัญชาติ: 'ไทย',
      อายุ: '25 ปี',
    });
    expect(
      factsOf(subject({ language: 'en', fields: ['eyeColour', 'hairColour', 'age'] })),
    ).toEqual({
      Eyes: 'Dark brown',
      Age: '25',
    });
  });

  test('name every colour that talents choose from, and half sizes of shoes', () => {
    const card = subject({ eye_colour: 'grey', shoes: 38.5, fields: ['shoes', 'eyeColour'] });
    expect(factsOf(card)).toEqual({ รองเท้า: 'EU 38.5', สีตา: 'เทา' });
  });

  test('tell measurements one by one when one is missing', () => {
    expect(factsOf(subject({ waist: null, fields: ['chest', 'waist', 'hip'] }))).toEqual({
      รอบอก: '32 นิ้ว',
      รอบสะโพก: '34.5 นิ้ว',
    });
  });

  test.each([['2013-05-05'], [null]])(
    'of a minor, born %s, hold no weight or measurements',
    (birthday) => {
      const card = subject({ birthday, template: 'Influencer' });
      const { age, ...facts } = card.facts;
      expect(facts).toEqual({ height: 168, shoes: 38, eyeColour: 'darkBrown', nationality: 'TH' });
      expect(age).toBe(birthday ? 13 : undefined);
      expect(card.accounts.map(({ name }) => name)).toEqual(['', '']);
      expect(JSON.stringify(card)).not.toContain('2013');
    },
  );
});

test('a card in English shows the English name', () => {
  expect(subject().talentName).toBe('น้ำผึ้ง ปิ่นเพชร');
  expect(subject({ language: 'en' }).talentName).toBe('Namphueng Pinphet');
});

describe('the drawing', () => {
  const extremes: [string, Partial<CardRow>][] = [
    ['usual words', {}],
    ['the longest name', { display_name: 'ผู้ใหญ่'.repeat(9) }],
    ['a long name without a break', { display_name: 'W'.repeat(60) }],
    [
      'every kind',
      { talent_types: ['MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor'] },
    ],
    ['long words of its own', { eye_colour: 'ฟ้า'.repeat(40), skin_tone: 'x'.repeat(100) }],
  ];
  test.each(
    CARD_TEMPLATES.flatMap((template) =>
      extremes.map(([name, change]) => [template, name, change] as const),
    ),
  )('%s keeps %s on the card', (template, _name, change) => {
    const { width, front, back } = drawCard(
      subject({ fields: [...row().fields, 'skinTone'], ...change, template }),
      AGENCY,
      'A5',
    );
    for (const { text, x, y, width: length, size, anchor } of [...front.texts, ...back.texts]) {
      const start = { start: x, middle: x - length / 2, end: x - length }[anchor];
      expect(text).not.toBe('');
      expect(start).toBeGreaterThanOrEqual(3);
      expect(start + length).toBeLessThanOrEqual(width - 3);
      expect(y).toBeGreaterThan(size);
      expect(y).toBeLessThan(207);
    }
  });

  test('puts each image into the slot it was chosen for, and leaves the others empty', () => {
    const image = { id: 'image', width: 600, height: 800, alt: null, placeholder: null };
    const slots = [{ slot: 'back2', imageId: 'image', x: 0.5, y: -1, zoom: 2 }];
    const { front, back } = drawCard(subject({ images: [image], slots }), AGENCY, 'A5');
    expect(front.photos.map((photo) => photo.image)).toEqual([null]);
    expect(back.photos[1]).toMatchObject({ image, panX: 0.5, panY: -1, zoom: 2 });
    expect(back.photos[0]).toMatchObject({ image: null, panX: 0, panY: 0, zoom: 1 });
  });

  test('names the site where the agency has no address', () => {
    const texts = (email: string | null) =>
      drawCard(subject({ language: 'en' }), { ...AGENCY, email }, 'A5').back.texts.map(
        ({ text }) => text,
      );
    expect(texts(AGENCY.email)).toEqual(
      expect.arrayContaining(['Bookings contact@dara.test', 'dara.test']),
    );
    expect(texts(null)).toContain('Bookings dara.test');
    expect(texts(null).join()).not.toMatch(/null|undefined/);
  });

  test('shows channel figures on the cards of influencers alone', () => {
    const texts = (card: CardSubject) =>
      [...drawCard(card, AGENCY, 'A5').front.texts, ...drawCard(card, AGENCY, 'A5').back.texts]
        .map(({ text }) => text)
        .join('\n');
    expect(texts(subject())).not.toContain('nampueng');
    const influencer = texts(subject({ template: 'Influencer', language: 'en' }));
    expect(influencer).toContain('1.3M followers · Instagram');
    expect(influencer).toContain('@nampueng');
    expect(influencer).toContain('9K subscribers');
  });
});

test('the code is square, fills its slot and consists of whole modules', () => {
  const { path, scale } = qrShape('https://dara.test/talent/1', {
    x: 0,
    y: 0,
    width: 20,
    height: 20,
  });
  const size = 20 / scale;
  expect(Number.isInteger(Math.round(size * 1000) / 1000)).toBe(true);
  // Three finder patterns are in the corners.
  for (const corner of ['M0 0', `M${Math.round(size) - 7} 0`, `M0 ${Math.round(size) - 7}`]) {
    expect(path).toContain(`${corner}h1v1h-1z`);
  }
});
