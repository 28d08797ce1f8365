import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface PdfPage {
  /** The text as a reader copies it. */
  text: string;
  pixels: Pixels;
}

type Library = Pick<PDFiumLibrary, 'loadDocument'>;
let library: Promise<Library> | undefined;

async function loadLibrary(): Promise<Library> {
  const loaded = await PDFiumLibrary.init();
  return { loadDocument: (bytes) => loaded.loadDocument(bytes) };
}

/** Pages of a PDF, parsed and rendered by an independent program. */
export async function readPdf(bytes: Buffer, scale = 1): Promise<PdfPage[]> {
  const { loadDocument } = await (library ??= loadLibrary());
  const document = await loadDocument(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  for (const page of document.pages()) {
    const text = page.getText();
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    pages.push({ text, pixels: { data: Buffer.from(data), width, height } });
  }
  document.destroy();
  return pages;
}

/** The text of each page only: rendering takes much longer. */
export async function readPdfTexts(bytes: Buffer): Promise<string[]> {
  const { loadDocument } = await (library ??= loadLibrary());
  const document = await loadDocument(new Uint8Array(bytes));
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return texts;
}

const COMPRESSED =
  /\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n|\/Filter \/FlateDecode\n\/Length (\d+)\n>>\nstream\n/g;

/** The document for readers that ignore ActualText: the texts of marked content removed. */
export function withoutActualText(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1');
  let plain = '';
  let at = 0;
  for (const { 0: head, 1: first, 2: second, index } of file.matchAll(COMPRESSED)) {
    const start = index + head.length;
    const end = start + Number(first ?? second);
    const content = inflateSync(pdf.subarray(start, end))
      .toString('latin1')
      .replace(/<<\/ActualText <[0-9a-f]+>>>/g, '<<>>');
    plain += `${file.slice(at, index)}/Length ${content.length}\n>>\nstream\n${content}`;
    at = end;
  }
  return Buffer.from(plain + file.slice(at), 'latin1');
}

const SMALL = 420;

async function reduced(image: Sharp, height: number): Promise<Buffer> {
  return image.removeAlpha().resize({ width: SMALL, height, fit: 'fill' }).raw().toBuffer();
}

export interface Difference {
  /** Mean colour difference, 0 to 255. */
  mean: number;
  /** Share of clearly different pixels. */
  plain: number;
}

const PLAIN = 64;

/** Difference of two renderings of one page, scaled down so that antialiasing counts little. */
export async function differenceOf(page: Pixels, png: Buffer): Promise<Difference> {
  const { width, height } = page;
  const tall = Math.round((SMALL * height) / width);
  const one = await reduced(sharp(page.data, { raw: { width, height, channels: 4 } }), tall);
  const two = await reduced(sharp(png), tall);
  let sum = 0;
  let plain = 0;
  for (let at = 0; at < one.length; at += 3) {
    let most = 0;
    for (let colour = at; colour < at + 3; colour += 1) {
      const difference = Math.abs((one[colour] ?? 0) - (two[colour] ?? 0));
      sum += difference;
      most = Math.max(most, difference);
    }
    if (most > PLAIN) plain += 1;
  }
  return { mean: sum / one.length, plain: plain / (one.length / 3) };
}
