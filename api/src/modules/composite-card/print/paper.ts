import { fontOf, type Weight } from '../../../kernel/text/font.ts';
import { clip, printableText, wrap } from '../../../kernel/text/text-fit.ts';
import { STAR, STAR_UNITS } from '../drawing/card-drawing.ts';
import { CARD_COLOURS } from '../layout/card-sheet.ts';
import type { SideToPrint } from './card-photos.ts';
import type { PageToPrint, PlacedSide } from './card-printer.ts';

/** A4, in mm. */
export const PAPER = { width: 210, height: 297, bleed: 0 } as const;
export const MARGIN = 17;
const BOTTOM = PAPER.height - 20;
/** Thai needs room for two marks above and one below. */
const LINE_HEIGHT = 1.5;
const MIDDLE_TO_BASELINE = 0.34;

export interface TextLook {
  size?: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** Pages filled from top to bottom; positions are in mm. */
export class Paper {
  readonly pages: (PageToPrint & { placed: PlacedSide[] })[] = [];
  /** Where the next line begins. */
  y = MARGIN;

  constructor() {
    this.addPage();
  }

  get side(): SideToPrint {
    return this.pages.at(-1)!.side;
  }

  addPage(): void {
    const side = { paper: CARD_COLOURS.white, photos: [], panes: [], shapes: [], texts: [] };
    this.pages.push({ side, placed: [] });
    this.y = MARGIN;
  }

  /** Begins a page where less room is left; answers whether it did. */
  ensure(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.addPage();
    return true;
  }

  /** Breaks a text into lines of a width. */
  lines(text: string, width: number, { size = 3.3, weight = 400 }: TextLook = {}): string[] {
    const font = fontOf(weight);
    return text.split('\n').flatMap((line) => wrap(printableText(line, font), font, size, width));
  }

  /** Writes a text into a box with line breaks; returns its height. */
  text(text: string, place: Place, look: TextLook = {}): number {
    return this.#write(this.lines(text, place.width, look), place, look);
  }

  /** Writes as much of a text as fits on one line; returns the line height. */
  line(text: string, place: Place, look: TextLook = {}): number {
    const { size = 3.3, weight = 400 } = look;
    const font = fontOf(weight);
    return this.#write([clip(printableText(text, font), font, size, place.width)], place, look);
  }

  /** Draws the star of the agency. */
  star({ x, y, width }: Place): void {
    this.side.shapes.push({ path: STAR, x, y, scale: width / STAR_UNITS, fill: CARD_COLOURS.red });
  }

  #write(lines: readonly string[], { x, y, width }: Place, look: TextLook): number {
    const { size = 3.3, weight = 400, fill = CARD_COLOURS.ink, anchor = 'start' } = look;
    const font = fontOf(weight);
    const height = size * LINE_HEIGHT;
    const startX = { start: x, middle: x + width / 2, end: x + width }[anchor];
    for (const [index, line] of lines.entries()) {
      if (!line) continue;
      this.side.texts.push({
        text: line,
        x: startX,
        y: y + (index + 0.5) * height + size * MIDDLE_TO_BASELINE,
        width: font.width(line, size),
        ...{ size, weight, fill, anchor },
      });
    }
    return lines.length * height;
  }

  /** A filled area; a thin one is a line. */
  area({ x, y, width }: Place, height: number, fill: string): void {
    this.side.panes.push({ x, y, width, height, fill, opacity: 1 });
  }

  rule(fill: string = CARD_COLOURS.pale): void {
    this.area({ x: MARGIN, y: this.y, width: PAPER.width - 2 * MARGIN }, 0.25, fill);
  }
}

export const INNER = PAPER.width - 2 * MARGIN;
