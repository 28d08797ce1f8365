import { encode } from 'uqr';
import { cardLayout } from '../layout/card-layout.ts';
import {
  CARD_COLOURS,
  type Area,
  type BackLayout,
  type CardSize,
  type LogoPosition,
  type PhotoPlace,
  type TextPlace,
} from '../layout/card-sheet.ts';
import { fontOf } from '../../../kernel/text/font.ts';
import { SHARE_LABELS, TALENT_TYPE_LABELS } from '../../../kernel/text/share-labels.ts';
import { printableText, fit } from '../../../kernel/text/text-fit.ts';
import { cardFacts, channelLines, headline } from './card-facts.ts';
import type { CardSubject } from '../record/card-subject.ts';
import { CARD_LABELS } from './card-labels.ts';
import type {
  CardDrawing,
  CardPhoto,
  CardShape,
  CardSide,
  CardText,
} from '../record/composite-card.schema.ts';

/** The agency, as cards name it. */
export interface CardAgency {
  email: string | null;
  /** Origin of the site. */
  publicUrl: string;
}

/** Thai needs room for two marks above and one below. */
const LINE_HEIGHT = 1.42;
/** From the middle of a line to its baseline, in font sizes. */
const MIDDLE_TO_BASELINE = 0.34;
export const STAR =
  'M16 0c1.2 9.6 5.4 14.2 16 16-10.6 1.8-14.8 6.4-16 16-1.2-9.6-5.4-14.2-16-16C10.6 14.2 14.8 9.6 16 0Z';
export const STAR_UNITS = 32;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A text fitted into its slot: the largest size that fits, vertically centred. */
function textIn(place: TextPlace, text: string): CardText[] {
  const { x, y, width, height, weight, fill, anchor, sizes, maxLines } = place;
  const font = fontOf(weight);
  const shown = printableText(text, font);
  if (!shown) return [];
  const box = { width, height, sizes, lineHeight: LINE_HEIGHT, maxLines };
  const { lines, size } = fit(shown, font, box);
  const top = y + (height - lines.length * size * LINE_HEIGHT) / 2;
  const startX = { start: x, middle: x + width / 2, end: x + width }[anchor];
  return lines.map((line, index) => ({
    text: line,
    x: rounded(startX),
    y: rounded(top + (index + 0.5) * size * LINE_HEIGHT + size * MIDDLE_TO_BASELINE),
    width: rounded(font.width(line, size)),
    size,
    weight,
    fill,
    anchor,
  }));
}

const small = (area: Area, look: Partial<TextPlace> = {}): TextPlace => ({
  ...area,
  fill: CARD_COLOURS.ink,
  weight: 400,
  anchor: 'start',
  sizes: [3.9, 3.5, 3.1, 2.8, 2.5, 2.2],
  maxLines: 1,
  ...look,
});
const tiny = (area: Area, look: Partial<TextPlace> = {}): TextPlace =>
  small(area, { fill: CARD_COLOURS.muted, sizes: [2.9, 2.6, 2.3, 2.1], ...look });

function photosIn(places: readonly PhotoPlace[], subject: CardSubject): CardPhoto[] {
  const { slots, images } = subject;
  return places.map(({ slot, x, y, width, height }) => {
    const choice = slots.find((one) => one.slot === slot);
    const image = images.find(({ id }) => id === choice?.imageId) ?? null;
    const { x: panX = 0, y: panY = 0, zoom = 1 } = choice ?? {};
    const box = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
    return { slot, ...box, image, panX, panY, zoom };
  });
}

function mark({
  style,
  x,
  y,
  size,
  fill,
  inkFill,
}: LogoPosition): Pick<CardSide, 'shapes' | 'texts'> {
  const star: CardShape = { path: STAR, x, y, scale: size / STAR_UNITS, fill };
  if (style === 'star') return { shapes: [star], texts: [] };
  const { th, en } = SHARE_LABELS.site;
  const look = { fill: inkFill, weight: 600 as const };
  if (style === 'ribbon') {
    const area = { x: x - 3, y: y + size + 0.4, width: size + 6, height: 6.4 };
    return {
      shapes: [star],
      texts: textIn(small(area, { ...look, anchor: 'middle', sizes: [4.4] }), th),
    };
  }
  const area = { x: x + size + 1.6, y: y - 0.4, width: 34, height: size + 0.8 };
  return { shapes: [star], texts: textIn(small(area, { ...look, sizes: [4.4] }), `${th} · ${en}`) };
}

/** The modules of a QR code as one path of unit squares. */
export function qrShape(address: string, { x, y, width }: Area): CardShape {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, top) =>
      row.flatMap((isDark, left) => (isDark ? [`M${left} ${top}h1v1h-1z`] : [])),
    )
    .join('');
  return { path, x, y, scale: width / size, fill: CARD_COLOURS.ink };
}

function facts({ facts: area }: BackLayout, subject: CardSubject): CardText[] {
  const all = cardFacts(subject);
  const rows = Math.max(1, Math.min(area.rows, Math.ceil(all.length / area.columns)));
  const [width, height] = [area.width / area.columns, Math.min(11.5, area.height / rows)];
  return all.slice(0, rows * area.columns).flatMap(({ label, value }, index) => {
    const x = area.x + (index % area.columns) * width;
    const y = area.y + Math.floor(index / area.columns) * height;
    const half = (height - 1) / 2;
    return [
      ...textIn(tiny({ x, y, width: width - 2, height: half }), label),
      ...textIn(small({ x, y: y + half - 0.5, width: width - 2, height: half + 1 }), value),
    ];
  });
}

function channels({ channels: area }: BackLayout, subject: CardSubject): CardText[] {
  if (!area) return [];
  const height = Math.min(9, area.height / area.rows);
  return channelLines(subject)
    .slice(0, area.rows)
    .flatMap(({ channel, account, figures }, index) => {
      const y = area.y + index * height;
      const column = (at: number, share: number) => ({
        x: area.x + area.width * at,
        y,
        width: area.width * share - 2,
        height,
      });
      return [
        ...textIn(small(column(0, 0.2), { weight: 600 }), channel),
        ...textIn(tiny(column(0.2, 0.3)), account),
        ...textIn(small(column(0.5, 0.5), { anchor: 'end' }), figures),
      ];
    });
}

function contact(back: BackLayout, subject: CardSubject, agency: CardAgency): CardText[] {
  const { x, y, width, height } = back.contact;
  const site = new URL(agency.publicUrl).host;
  const row = (at: number): Area => ({ x, y: y + at, width: width * 0.62, height: 4.6 });
  return [
    ...textIn(tiny(row(7.2)), `${CARD_LABELS.contact[subject.language]} ${agency.email ?? site}`),
    ...(agency.email ? textIn(tiny(row(11.6)), site) : []),
    ...textIn(
      tiny(
        { x: x + width * 0.62, y: y + height - 5, width: width * 0.38, height: 5 },
        { anchor: 'end' },
      ),
      CARD_LABELS.scan[subject.language],
    ),
  ];
}

/** Renders a card: a pure function of its data and the agency's texts. */
export function drawCard(subject: CardSubject, agency: CardAgency, size: CardSize): CardDrawing {
  const { front, back, ...sheet } = cardLayout(subject.template, size);
  const { language, talentName } = subject;
  const kinds = subject.talentTypes.map((type) => TALENT_TYPE_LABELS[type][language]).join(' · ');
  const [frontMark, backMark] = [mark(front.mark), mark(back.mark)];
  const address = `${agency.publicUrl}/talent/${subject.talentId}`;
  return {
    ...sheet,
    front: {
      paper: front.paper,
      photos: photosIn(front.photos, subject),
      panes: [...front.panes],
      shapes: frontMark.shapes,
      texts: [
        ...textIn(front.name, talentName),
        ...textIn(front.kinds, kinds),
        ...(front.figure ? textIn(front.figure, headline(subject)) : []),
        ...frontMark.texts,
      ],
    },
    back: {
      paper: back.paper,
      photos: photosIn(back.photos, subject),
      panes: [...back.panes],
      shapes: [...backMark.shapes, qrShape(address, back.qr)],
      texts: [
        ...textIn(back.name, talentName),
        ...channels(back, subject),
        ...facts(back, subject),
        ...backMark.texts,
        ...contact(back, subject, agency),
      ],
    },
  };
}
