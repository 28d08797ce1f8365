import { strFromU8, unzipSync } from 'fflate';

/** The rows of a workbook's sheet as texts, the heading first. */
export function workbookRows(workbook: Buffer): string[][] {
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml']!);
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: [^>]*)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ''),
    ),
  );
}
