import type { FastifyReply } from 'fastify';
import { Type, type TProperties } from 'typebox';
import { today } from '../age.ts';
import { StringEnum } from '../schema/shapes.ts';
import { XLSX } from '../text/spreadsheet.ts';

/** Query of an export: the filters and order of the list, and the language. */
export function exportQuery<Filters extends TProperties>(filters: Filters) {
  return Type.Object({
    ...filters,
    sortByColumn: Type.Optional(Type.String({ maxLength: 40 })),
    sortByAlphabetically: Type.Optional(StringEnum(['asc', 'desc'])),
    format: Type.Optional(StringEnum(['xlsx'])),
    language: Type.Optional(StringEnum(['th', 'en'])),
  });
}

/** Route schema of a workbook response. */
export const WORKBOOK_ANSWER = {
  produces: [XLSX],
  response: { 200: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) },
};

/** Sends a workbook as a download named `jobs-2026-11-23.xlsx`, by the date in Bangkok. */
export function sendWorkbook(reply: FastifyReply, name: string, workbook: unknown): FastifyReply {
  return reply
    .type(XLSX)
    .header('content-disposition', `attachment; filename="${name}-${today()}.xlsx"`)
    .send(workbook);
}
