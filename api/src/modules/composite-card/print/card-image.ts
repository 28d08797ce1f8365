import { escapeHtml } from '@dara/backend';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { FONT_FAMILY, FONT_FILES } from '../../../kernel/text/font.ts';
import { withSplitSaraAm } from '../../../kernel/text/text-fit.ts';
import { EMPTY_PLACE, type PhotoToPrint, type SideToPrint } from './card-photos.ts';
import type { CardShape, CardText } from '../record/composite-card.schema.ts';

interface Sheet {
  width: number;
  height: number;
}

function photo({ x, y, width, height, picture }: PhotoToPrint): string {
  const place = `<rect width="${width}" height="${height}" fill="${EMPTY_PLACE}"/>`;
  const shown = picture
    ? `<image x="${picture.x - x}" y="${picture.y - y}" width="${picture.width}" height="${picture.height}"` +
      ` preserveAspectRatio="none" href="data:image/jpeg;base64,${picture.bytes.toString('base64')}"/>`
    : '';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="hidden">${place}${shown}</svg>`;
}

const shape = ({ path, x, y, scale, fill }: CardShape): string =>
  `<path d="${path}" fill="${fill}" transform="translate(${x} ${y}) scale(${scale})"/>`;

const text = ({ text: words, x, y, width, size, weight, fill, anchor }: CardText): string =>
  `<text x="${x}" y="${y}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" fill="${fill}"` +
  ` text-anchor="${anchor}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeHtml(withSplitSaraAm(words))}</text>`;

/** One side of a card as SVG, the same as the preview. */
function sideSvg({ width, height }: Sheet, side: SideToPrint): string {
  const { paper, photos, panes, shapes, texts } = side;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    ...photos.map(photo),
    ...panes.map(
      ({ x, y, width: paneWidth, height: paneHeight, fill, opacity }) =>
        `<rect x="${x}" y="${y}" width="${paneWidth}" height="${paneHeight}" fill="${fill}" opacity="${opacity}"/>`,
    ),
    ...shapes.map(shape),
    ...texts.map(text),
    '</svg>',
  ].join('\n');
}

/** One side as pixels, rendered off the main thread. */
async function drawSide(
  sheet: Sheet,
  side: SideToPrint,
  pixels: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const image = await renderAsync(sideSvg(sheet, side), {
    fitTo: { mode: 'width', value: pixels },
    font: {
      fontFiles: Object.values(FONT_FILES),
      loadSystemFonts: false,
      defaultFontFamily: FONT_FAMILY,
    },
  });
  return { data: Buffer.from(image.pixels), width: image.width, height: image.height };
}

const GAP = 0.04;
const BESIDE = '#ffffff';

/** The sides beside each other, with a gap between them, or one alone. */
export async function cardPng(
  sheet: Sheet,
  sides: readonly SideToPrint[],
  pixels: number,
): Promise<Buffer> {
  const drawn = [];
  for (const side of sides) drawn.push(await drawSide(sheet, side, pixels));
  const gap = Math.round(pixels * GAP);
  const height = Math.max(...drawn.map((side) => side.height));
  const width = drawn.reduce((sum, side) => sum + side.width, gap * (drawn.length - 1));
  const layers = drawn.map(({ data, ...size }, index) => ({
    input: data,
    raw: { ...size, channels: 4 as const },
    left: index * (pixels + gap),
    top: 0,
  }));
  return sharp({ create: { width, height, channels: 3, background: BESIDE } })
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}
