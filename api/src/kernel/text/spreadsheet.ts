import { cutText } from '@dara/model';
import { Readable } from 'node:stream';
import { Zip, ZipDeflate, strToU8 } from 'fflate';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A day (`yyyy-mm-dd`) is a text that ends up as a date of the spreadsheet. */
export interface DayCell {
  day: string;
}
export type Cell = string | number | boolean | null | DayCell;

export interface Column<Row> {
  heading: string;
  /** In characters. */
  width: number;
  cell: (row: Row) => Cell;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FONT = '<sz val="11"/><name val="Calibri"/>';
const FONTS = `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`;
/** Spreadsheets take these two for granted. */
const FILLS = `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>`;
const PLAIN = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';

/** Style 0 as it is, 1 a date, 2 a heading, 3 a text that an edit of the cell does not turn into a number or formula. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>${FONTS}${FILLS}<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf ${PLAIN}/></cellStyleXfs><cellXfs count="4"><xf ${PLAIN} xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`;

function fixedParts(sheetName: string): Record<string, string> {
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
}

/** What XML cannot hold: control characters and halves of surrogate pairs. */
const UNFIT =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const CELL_MAX = 32_767;

function escapeXml(text: string): string {
  return cutText(text, CELL_MAX)
    .replace(UNFIT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Phones, codes and formulas. */
const LIKE_NUMBER = /^\s*[-+=@.0-9]/;
/** Excel reads `_x0041_` in a text as the character of that code. */
const CODE = /_(?=x[0-9a-f]{4}_)/gi;

/** Spreadsheets count days from the end of 1899. */
function serialOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}

/** Texts are written inline, so that no spreadsheet interprets them as a formula. */
function cellXml(cell: Cell, style = 0): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'object') return `<c s="1"><v>${serialOf(cell.day)}</v></c>`;
  const text = escapeXml(cell).replace(CODE, '_x005F_');
  const shown = style === 0 && LIKE_NUMBER.test(cell) ? 3 : style;
  return `<c t="inlineStr" s="${shown}"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function rowXml(cells: readonly Cell[], style?: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

function sheetHead<Row>(columns: readonly Column<Row>[]): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = rowXml(
    columns.map(({ heading }) => heading),
    2,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${headings}`;
}

/**
 * A workbook of one sheet, written while it is read: memory holds one batch of rows, and
 * the next batch is read only when the client has taken the previous one.
 */
export function spreadsheet<Row>(
  sheetName: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Readable {
  return Readable.from(chunksOf(sheetName, columns, batches), { objectMode: false });
}

async function* chunksOf<Row>(
  sheetName: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  for (const [name, text] of Object.entries(fixedParts(sheetName))) addPart(zip, name, text);
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(sheet);
  sheet.push(strToU8(sheetHead(columns)));
  for await (const rows of batches) {
    const text = rows.map((row) => rowXml(columns.map(({ cell }) => cell(row)))).join('');
    sheet.push(strToU8(text));
    yield* ready.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* ready.splice(0);
}

function addPart(zip: Zip, name: string, text: string): void {
  const part = new ZipDeflate(name);
  zip.add(part);
  part.push(strToU8(text), true);
}
