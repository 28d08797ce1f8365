import type {
  CardDraftDrawing,
  CardOptions,
  CardTemplate,
  CompositeCard,
} from '../api/generated.ts';

const image = (id: string, width = 1200, height = 1600) => ({
  id,
  width,
  height,
  alt: { th: `รูป ${id}`, en: `Shot ${id}` },
  placeholder: '#eeddcc',
});

const names = (front: number, back: number) => [
  ...Array.from({ length: front }, (_, index) => (index === 0 ? 'front' : `front${index + 1}`)),
  ...Array.from({ length: back }, (_, index) => `back${index + 1}`),
];

/** Editor data of a talent with three album images. */
export const cardOptions: CardOptions = {
  templates: (
    [
      ['Classic', 1, 4],
      ['Beauty', 1, 2],
      ['Mosaic', 2, 4],
    ] as const
  ).map(([template, front, back]) => ({ template, front, back, slots: names(front, back) })),
  fields: [
    { field: 'height', isKnown: true, isAllowed: true },
    { field: 'weight', isKnown: true, isAllowed: true },
    { field: 'shoes', isKnown: false, isAllowed: true },
  ],
  pictures: [
    { ...image('i1'), source: 'album' },
    { ...image('i2'), source: 'album' },
    { ...image('small', 200, 260), source: 'album' },
    { ...image('face', 800, 800), source: 'profile' },
  ],
  sizes: [
    { size: 'A5', width: 148, height: 210, bleed: 3, safe: 3 },
    { size: 'HalfLetter', width: 139.7, height: 215.9, bleed: 3, safe: 3 },
  ],
  isMinor: false,
  isPublic: true,
  cards: 1,
  cardsMax: 20,
  picturesMax: 12,
  nameMax: 80,
  zoomMax: 4,
  dpiMin: 200,
};

/** A rendering with photo slots and the talent's name only. */
export function draftDrawing(template: CardTemplate = 'Classic'): CardDraftDrawing {
  const { front, back } = cardOptions.templates.find((one) => one.template === template) ?? {
    front: 1,
    back: 4,
  };
  const photos = (slots: string[]) =>
    slots.map((slot, index) => ({
      slot,
      x: 4,
      y: 4 + index * 40,
      width: 140,
      height: 36,
      image: null,
      panX: 0,
      panY: 0,
      zoom: 1,
    }));
  const slots = names(front, back);
  const text = {
    text: `พลอย ${template}`,
    x: 8,
    y: 200,
    width: 40,
    size: 6,
    weight: 600,
    fill: '#1c1718',
    anchor: 'start' as const,
  };
  const side = { paper: '#ffffff', panes: [], shapes: [], texts: [text] };
  return {
    talentId: 't1',
    talentName: { th: 'พลอย', en: 'Ploy Pailin' },
    template,
    language: 'th',
    drawing: {
      size: 'A5',
      width: 148,
      height: 210,
      bleed: 3,
      safe: 3,
      front: { ...side, photos: photos(slots.slice(0, front)) },
      back: { ...side, photos: photos(slots.slice(front)) },
    },
  };
}

/** A stored card with two photos in their places and a third that waits. */
export const storedCard: CompositeCard = {
  id: 'c1',
  talentId: 't1',
  talentName: { th: 'พลอย', en: 'Ploy Pailin' },
  name: 'Main',
  template: 'Classic',
  language: 'th',
  drawing: draftDrawing().drawing,
  fields: ['height'],
  slots: [
    { slot: 'front', imageId: 'i1', x: 0, y: 0, zoom: 1 },
    { slot: 'back1', imageId: 'i2', x: 0.2, y: -0.4, zoom: 1.5 },
  ],
  images: [image('i1'), image('i2'), image('i3')],
  isDefault: true,
  shared: false,
  frozenAt: null,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};
