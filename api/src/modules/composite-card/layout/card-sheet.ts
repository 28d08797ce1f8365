/** Millimetres from the top left corner of the trimmed card; bleed extends beyond the trim. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The position of one photo; `slot` is the name that a card refers to. */
export interface PhotoPlace extends Area {
  slot: string;
}

/** A plain rectangle over the photos. */
export interface Pane extends Area {
  fill: string;
  /** 0 to 1. */
  opacity: number;
}

export interface TextPlace extends Area {
  fill: string;
  weight: 400 | 600;
  anchor: 'start' | 'middle' | 'end';
  /** Font sizes to try, in mm, the largest first. */
  sizes: readonly number[];
  maxLines: number;
}

/** The agency's logo: a star above the name, beside both names, or alone. */
export interface LogoPosition {
  style: 'ribbon' | 'line' | 'star';
  /** Top left corner of the star. */
  x: number;
  y: number;
  /** The star's width. */
  size: number;
  fill: string;
  inkFill: string;
}

export interface FrontLayout {
  paper: string;
  photos: readonly PhotoPlace[];
  panes: readonly Pane[];
  name: TextPlace;
  /** The talent's types. */
  kinds: TextPlace;
  /** The largest channel's followers, on cards of influencers. */
  figure: TextPlace | null;
  mark: LogoPosition;
}

export interface BackLayout {
  paper: string;
  photos: readonly PhotoPlace[];
  panes: readonly Pane[];
  name: TextPlace;
  /** Channel figures, one line each. */
  channels: (Area & { rows: number }) | null;
  facts: Area & { columns: number; rows: number };
  contact: Area;
  mark: LogoPosition;
  qr: Area;
}

export interface CardLayout {
  size: CardSize;
  width: number;
  height: number;
  /** Printed beyond each edge, and cut off. */
  bleed: number;
  /** Minimum distance of text from the edge. */
  safe: number;
  front: FrontLayout;
  back: BackLayout;
}

export const CARD_SIZES = { A5: [148, 210], HalfLetter: [139.7, 215.9] } as const;
export type CardSize = keyof typeof CARD_SIZES;
export const CARD_SIZE_NAMES = ['A5', 'HalfLetter'] as const satisfies readonly CardSize[];

export const BLEED = 3;
export const SAFE = 3;
export const MARGIN = 8;
export const GAP = 1.5;

export const CARD_COLOURS = {
  red: '#c8102e',
  ink: '#1c1718',
  muted: '#625a5c',
  pale: '#e6dcdc',
  paper: '#faf8f7',
  white: '#ffffff',
} as const;
const C = CARD_COLOURS;

export interface Sheet {
  width: number;
  height: number;
}

const NAME_SIZES = [15, 13, 11.5, 10, 8.5, 7, 6, 5, 4.2] as const;

export const name = (area: Area, look: Partial<TextPlace> = {}): TextPlace => ({
  ...area,
  fill: C.ink,
  weight: 600,
  anchor: 'start',
  sizes: NAME_SIZES,
  maxLines: 2,
  ...look,
});
export const line = (area: Area, look: Partial<TextPlace> = {}): TextPlace => ({
  ...area,
  fill: C.muted,
  weight: 400,
  anchor: 'start',
  sizes: [5, 4.5, 4, 3.5, 3],
  maxLines: 1,
  ...look,
});
export const markLine = (x: number, y: number, look: Partial<LogoPosition> = {}): LogoPosition => ({
  style: 'line',
  x,
  y,
  size: 6,
  fill: C.red,
  inkFill: C.ink,
  ...look,
});

/** From edge to edge and over it. */
export const bleeding = ({ width }: Sheet, y: number, height: number): Area => ({
  x: -BLEED,
  y: y === 0 ? -BLEED : y,
  width: width + 2 * BLEED,
  height: y === 0 ? height + BLEED : height,
});
export const inner = ({ width }: Sheet, y: number, height: number): Area => ({
  x: MARGIN,
  y,
  width: width - 2 * MARGIN,
  height,
});
