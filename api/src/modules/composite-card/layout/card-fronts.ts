import type { CardTemplate } from '@dara/model';
import {
  BLEED,
  CARD_COLOURS as C,
  GAP,
  MARGIN,
  bleeding,
  inner,
  line,
  markLine,
  name,
  type FrontLayout,
  type Sheet,
} from './card-sheet.ts';

type Front = (sheet: Sheet) => FrontLayout;

const classicFront: Front = (sheet) => ({
  paper: C.ink,
  photos: [{ slot: 'front', ...bleeding(sheet, 0, sheet.height + BLEED) }],
  panes: [
    { ...bleeding(sheet, sheet.height - 46, 46 + BLEED), fill: C.ink, opacity: 0.76 },
    { x: MARGIN, y: -BLEED, width: 15, height: 25 + BLEED, fill: C.red, opacity: 1 },
  ],
  name: name(inner(sheet, sheet.height - 42, 27), { fill: C.white }),
  kinds: line(inner(sheet, sheet.height - 15, 7), { fill: C.pale }),
  figure: null,
  mark: {
    style: 'ribbon',
    x: MARGIN + 3.75,
    y: 7,
    size: 7.5,
    fill: C.white,
    inkFill: C.white,
  },
});

const editorialFront: Front = (sheet) => ({
  paper: C.paper,
  photos: [{ slot: 'front', ...bleeding(sheet, 0, sheet.height - 56) }],
  panes: [{ x: MARGIN, y: sheet.height - 48, width: 24, height: 1.2, fill: C.red, opacity: 1 }],
  name: name(inner(sheet, sheet.height - 44, 27)),
  kinds: line(
    { x: MARGIN + 40, y: sheet.height - 15, width: sheet.width - 2 * MARGIN - 40, height: 7 },
    { anchor: 'end' },
  ),
  figure: null,
  mark: markLine(MARGIN, sheet.height - 14),
});

const beautyFront: Front = (sheet) => ({
  paper: C.white,
  photos: [{ slot: 'front', ...inner(sheet, MARGIN, sheet.height - MARGIN - 52) }],
  panes: [],
  name: name(inner(sheet, sheet.height - 46, 24), { weight: 400, anchor: 'middle' }),
  kinds: line(inner(sheet, sheet.height - 15, 7), { anchor: 'middle' }),
  figure: null,
  mark: {
    style: 'star',
    x: sheet.width / 2 - 2.5,
    y: sheet.height - 21,
    size: 5,
    fill: C.red,
    inkFill: C.ink,
  },
});

const mosaicFront: Front = (sheet) => {
  const { x, y, width, height } = bleeding(sheet, 0, sheet.height - 54);
  const left = width * 0.58;
  return {
    paper: C.red,
    photos: [
      { slot: 'front', x, y, width: left - GAP / 2, height },
      { slot: 'front2', x: x + left + GAP / 2, y, width: width - left - GAP / 2, height },
    ],
    panes: [],
    name: name(inner(sheet, sheet.height - 49, 28), { fill: C.white }),
    kinds: line(
      { x: MARGIN + 40, y: sheet.height - 15, width: sheet.width - 2 * MARGIN - 40, height: 7 },
      { fill: C.white, anchor: 'end' },
    ),
    figure: null,
    mark: markLine(MARGIN, sheet.height - 14, { fill: C.white, inkFill: C.white }),
  };
};

const influencerFront: Front = (sheet) => ({
  paper: C.ink,
  photos: [{ slot: 'front', ...bleeding(sheet, 0, sheet.height - 66) }],
  panes: [{ ...bleeding(sheet, sheet.height - 66, 2), fill: C.red, opacity: 1 }],
  name: name(inner(sheet, sheet.height - 61, 24), { fill: C.white }),
  kinds: line(
    { x: MARGIN + 40, y: sheet.height - 15, width: sheet.width - 2 * MARGIN - 40, height: 7 },
    { fill: C.pale, anchor: 'end' },
  ),
  figure: line(inner(sheet, sheet.height - 36, 14), {
    fill: C.white,
    weight: 600,
    sizes: [8, 7, 6, 5, 4],
  }),
  mark: markLine(MARGIN, sheet.height - 14, { fill: C.white, inkFill: C.white }),
});

const portfolioFront: Front = (sheet) => ({
  paper: C.white,
  photos: [{ slot: 'front', ...bleeding(sheet, 54, sheet.height - 54 + BLEED) }],
  panes: [{ ...bleeding(sheet, 52.4, 1.6), fill: C.red, opacity: 1 }],
  name: name(inner(sheet, 18, 25)),
  kinds: line(inner(sheet, 43, 7)),
  figure: null,
  mark: markLine(MARGIN, MARGIN + 1),
});

export const CARD_FRONTS: Record<CardTemplate, Front> = {
  Classic: classicFront,
  Editorial: editorialFront,
  Beauty: beautyFront,
  Mosaic: mosaicFront,
  Influencer: influencerFront,
  Portfolio: portfolioFront,
};
