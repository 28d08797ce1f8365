import { escapeHtml } from '@dara/backend';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { ImageFocus, Language } from '../../kernel/schema/shapes.ts';
import { FONT_FAMILY, FONT_FILES, fontOf, type Weight } from '../../kernel/text/font.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../kernel/http/share-address.ts';
import { SHARE_LABELS } from '../../kernel/text/share-labels.ts';
import type { ShareSubject } from './share.model.ts';
import { clip, printableText, fit, withSplitSaraAm } from '../../kernel/text/text-fit.ts';

/** Increment with every change of the design, so that stored images are rendered again. */
export const DESIGN = 1;

const RED = '#c8102e';
const INK = '#1c1718';
const MUTED = '#625a5c';
const PAPER = '#faf8f7';

const PICTURE_WIDTH = 500;
const PANEL_WIDTH = 320;
const MARGIN = 56;
const STAR =
  'M16 0c1.2 9.6 5.4 14.2 16 16-10.6 1.8-14.8 6.4-16 16-1.2-9.6-5.4-14.2-16-16C10.6 14.2 14.8 9.6 16 0Z';

const TITLE_SIZES = [80, 72, 64, 58, 52, 46, 42, 38, 34, 30] as const;
/** Thai needs room for two marks above and one below. */
const LINE_HEIGHT = 1.42;
const KICKER = { size: 27, height: 58 };
const FACT = { size: 27, height: 42 };
const BLOCK = { top: 132, height: 440 };

interface Line {
  text: string;
  x: number;
  /** Y of the baseline. */
  y: number;
  size: number;
  weight: Weight;
  fill: string;
}

const draw = ({ text, x, y, size, weight, fill }: Line): string =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="${FONT_FAMILY}" font-weight="${weight}" font-size="${size}" fill="${fill}">` +
  `${escapeHtml(withSplitSaraAm(text))}</text>`;

const star = (x: number, y: number, size: number, fill: string): string =>
  `<path fill="${fill}" transform="translate(${x} ${y}) scale(${size / 32})" d="${STAR}"/>`;

/** The side that is not text: the image, or the mark on red. */
function side(picture: Buffer | null): string {
  if (picture) {
    const data = picture.toString('base64');
    return (
      `<image x="0" y="0" width="${PICTURE_WIDTH}" height="${SHARE_HEIGHT}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${data}"/>` +
      `<rect x="${PICTURE_WIDTH}" y="0" width="6" height="${SHARE_HEIGHT}" fill="${RED}"/>`
    );
  }
  return (
    `<rect x="0" y="0" width="${PANEL_WIDTH}" height="${SHARE_HEIGHT}" fill="${RED}"/>` +
    star(-128, 105, 420, '#ffffff')
  );
}

function mark(x: number): string {
  return (
    star(x, 56, 34, RED) +
    draw({ text: SHARE_LABELS.site.th, x: x + 46, y: 83, size: 32, weight: 600, fill: INK }) +
    `<rect x="${x + 122}" y="60" width="1.5" height="28" fill="#c9c0bf"/>` +
    draw({ text: SHARE_LABELS.site.en, x: x + 138, y: 82, size: 23, weight: 400, fill: MUTED })
  );
}

function subjectText(
  { kicker, title, facts }: ShareSubject,
  language: Language,
  x: number,
): string {
  const width = SHARE_WIDTH - MARGIN - x;
  const [bold, plain] = [fontOf(600), fontOf(400)];
  const oneLine = (text: string): string =>
    clip(printableText(text, plain), plain, FACT.size, width);
  const shownFacts = facts.map(oneLine).filter(Boolean);
  const shownKicker = clip(printableText(kicker, bold), bold, KICKER.size, width);
  const around = (shownKicker ? KICKER.height : 0) + shownFacts.length * FACT.height + 16;
  const { lines, size } = fit(printableText(title, bold) || SHARE_LABELS.site[language], bold, {
    width,
    height: BLOCK.height - around,
    sizes: TITLE_SIZES,
    lineHeight: LINE_HEIGHT,
    maxLines: 9,
  });
  const height = around + lines.length * size * LINE_HEIGHT;
  let y = BLOCK.top + (BLOCK.height - height) / 2;
  const drawn: string[] = [];
  const put = (
    text: string,
    height: number,
    font: Pick<Line, 'size' | 'weight' | 'fill'>,
  ): void => {
    drawn.push(draw({ text, x, y: y + height / 2 + font.size * 0.34, ...font }));
    y += height;
  };
  if (shownKicker) put(shownKicker, KICKER.height, { size: KICKER.size, weight: 600, fill: RED });
  for (const line of lines) put(line, size * LINE_HEIGHT, { size, weight: 600, fill: INK });
  y += 16;
  for (const fact of shownFacts)
    put(fact, FACT.height, { size: FACT.size, weight: 400, fill: MUTED });
  return drawn.join('\n');
}

/** The image as SVG. */
export function shareSvg(
  subject: ShareSubject,
  language: Language,
  picture: Buffer | null,
): string {
  const x = (picture ? PICTURE_WIDTH : PANEL_WIDTH) + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">
<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${PAPER}"/>
${side(picture)}
${mark(x)}
${subjectText(subject, language, x)}
<rect x="${x}" y="586" width="64" height="5" fill="${RED}"/>
</svg>`;
}

/** A stored image cropped to the image area, around the focal point. */
export async function cropToSide(
  picture: Uint8Array,
  crop: ShareSubject['crop'],
  focus?: ImageFocus | null,
): Promise<Buffer> {
  // Twice as sharp would be lost: the whole is never shown larger than it is.
  const size = { width: PICTURE_WIDTH, height: SHARE_HEIGHT };
  const cut = focus
    ? await cutAround(picture, size, focus)
    : sharp(picture).resize({
        ...size,
        fit: 'cover',
        position: crop === 'attention' ? 'attention' : 'centre',
      });
  return cut.flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();
}

/** Position as in CSS `object-position`: the focal point has the same relative position in the slot as in the image. */
async function cutAround(
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
  focus: ImageFocus,
): Promise<Sharp> {
  const own = await sharp(picture).metadata();
  const scale = Math.max(width / own.width, height / own.height);
  const scaled = { width: Math.ceil(own.width * scale), height: Math.ceil(own.height * scale) };
  return sharp(picture)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round((scaled.width - width) * focus.x),
      top: Math.round((scaled.height - height) * focus.y),
      width,
      height,
    });
}

/** Renders off the main thread. PNG with 256 colours: messengers reject files above some hundred kilobytes. */
export async function renderShareImage(
  subject: ShareSubject,
  language: Language,
  picture: Buffer | null,
): Promise<Buffer> {
  const image = await renderAsync(shareSvg(subject, language, picture), {
    font: {
      fontFiles: Object.values(FONT_FILES),
      loadSystemFonts: false,
      defaultFontFamily: FONT_FAMILY,
    },
  });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 6 })
    .toBuffer();
}
