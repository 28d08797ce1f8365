/**
 * Writes composite cards and proposals as PDF in a worker thread: shaping and subsetting fonts would block the event
 * loop for 100 ms. Plain JavaScript, because worker threads start without the TypeScript loader.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { withReadableGlyphs } from './readable-glyphs.mjs';

const POINTS = 72 / 25.4;
/** Around the bleed, for the crop marks. */
const SLUG = 7;
const MARK = { length: 5, width: 0.09, gap: 1 };
const MARK_COLOUR = '#000000';

const fonts = Object.fromEntries(
  await Promise.all(
    Object.entries(workerData.fonts).map(async ([weight, file]) => [weight, await readFile(file)]),
  ),
);

/**
 * Glyphs are parts of letters, especially in Thai, so each line also carries its text (ActualText) for search, copy
 * and screen readers. The marked content must be inside the library's text block, or readers misplace it.
 */
class CardDocument extends PDFDocument {
  #words = '';

  addContent(content) {
    if (content === 'BT' && this.#words)
      super.addContent(`/Span <</ActualText <${this.#words}>>> BDC`);
    super.addContent(content);
    if (content === 'ET' && this.#words) super.addContent('EMC');
    return this;
  }

  /** A line with its baseline at the origin. */
  write(text) {
    this.#words = `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
    this.text(text, 0, 0, { lineBreak: false, baseline: 'alphabetic' });
    this.#words = '';
  }
}

/** The whole sheet around a card, with the boxes (trim, bleed) that printers use. */
function sheetOf({ width, height, bleed }, hasBleed) {
  const edge = hasBleed ? bleed + SLUG : 0;
  const box = (outside) =>
    [edge - outside, edge - outside, edge + width + outside, edge + height + outside].map(
      (value) => Math.round(value * POINTS * 1000) / 1000,
    );
  return {
    edge,
    outside: hasBleed ? bleed : 0,
    size: [(width + 2 * edge) * POINTS, (height + 2 * edge) * POINTS],
    trim: box(0),
    bleedBox: box(hasBleed ? bleed : 0),
  };
}

function drawPhoto(doc, photo, empty) {
  doc.save();
  doc.rect(photo.x, photo.y, photo.width, photo.height).clip();
  doc.rect(photo.x, photo.y, photo.width, photo.height).fill(empty);
  const { picture } = photo;
  if (picture) {
    const { bytes, x, y, width, height } = picture;
    doc.image(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), x, y, {
      width,
      height,
    });
  }
  doc.restore();
}

function drawPane(doc, { x, y, width, height, fill, opacity }) {
  doc.save();
  doc.fillOpacity(opacity).rect(x, y, width, height).fill(fill);
  doc.restore();
}

function drawShape(doc, { path, x, y, scale, fill }) {
  doc.save();
  doc.translate(x, y).scale(scale);
  // Curves and QR modules alike, filled by the non-zero rule.
  doc.path(path).fill(fill);
  doc.restore();
}

/** A line of text, stretched to the width measured at line breaking, as in the preview. */
function drawText(doc, { text, x, y, width, size, weight, fill, anchor }) {
  doc.font(String(weight)).fontSize(size);
  const natural = doc.widthOfString(text);
  if (natural === 0) return;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  doc.save();
  doc.translate(start, y).scale(width > 0 ? width / natural : 1, 1);
  doc.fillColor(fill).write(text);
  doc.restore();
}

/** Two crop marks per corner, outside the bleed. */
function drawCropMarks(doc, { width, height, bleed }) {
  const [from, to] = [bleed + MARK.gap, bleed + MARK.gap + MARK.length];
  doc.save();
  doc.lineWidth(MARK.width).strokeColor(MARK_COLOUR);
  for (const [x, outX] of [
    [0, -1],
    [width, 1],
  ]) {
    for (const [y, outY] of [
      [0, -1],
      [height, 1],
    ]) {
      doc
        .moveTo(x + outX * from, y)
        .lineTo(x + outX * to, y)
        .stroke();
      doc
        .moveTo(x, y + outY * from)
        .lineTo(x, y + outY * to)
        .stroke();
    }
  }
  doc.restore();
}

function drawContent(doc, side, empty) {
  for (const photo of side.photos) drawPhoto(doc, photo, empty);
  for (const pane of side.panes) drawPane(doc, pane);
  for (const shape of side.shapes) drawShape(doc, shape);
  for (const text of side.texts) drawText(doc, text);
}

/** A side placed on another one at a smaller size. */
function drawPlaced(doc, { side, x, y, width, height, scale }, empty) {
  doc.save();
  doc.translate(x, y).scale(scale);
  doc.rect(0, 0, width, height).clip();
  doc.rect(0, 0, width, height).fill(side.paper);
  drawContent(doc, side, empty);
  doc.restore();
}

function drawPage(doc, sheet, page, { side, placed = [] }, { hasBleed, empty }) {
  doc.addPage({ size: sheet.size, margin: 0 });
  doc.page.dictionary.data.TrimBox = sheet.trim;
  doc.page.dictionary.data.BleedBox = sheet.bleedBox;
  doc.scale(POINTS).translate(sheet.edge, sheet.edge);
  const { outside } = sheet;
  const printed = [-outside, -outside, page.width + 2 * outside, page.height + 2 * outside];
  doc.save();
  doc.rect(...printed).clip();
  doc.rect(...printed).fill(side.paper);
  drawContent(doc, side, empty);
  for (const each of placed) drawPlaced(doc, each, empty);
  doc.restore();
  if (hasBleed) drawCropMarks(doc, page);
}

function write({ page, sides, hasBleed, empty, title, author, language }) {
  const doc = new CardDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    font: null,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  });
  for (const [weight, bytes] of Object.entries(fonts)) {
    doc.registerFont(weight, bytes);
    withReadableGlyphs(doc.font(weight)._font);
  }
  const chunks = [];
  const done = new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const sheet = sheetOf(page, hasBleed);
  for (const each of sides) drawPage(doc, sheet, page, each, { hasBleed, empty });
  doc.end();
  return done;
}

parentPort.on('message', async ({ id, job }) => {
  try {
    const pdf = await write(job);
    const bytes = new Uint8Array(pdf.buffer, pdf.byteOffset, pdf.byteLength).slice();
    parentPort.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
