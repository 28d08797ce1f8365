import { identityOf, type Identity } from '@dara/backend';
import type { FastifyReply } from 'fastify';
import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { today } from '../age.ts';
import type { AddRoute } from '../http/routes.ts';
import type { Sort } from '../query/sort.ts';
import { StringEnum, type Language } from '../schema/shapes.ts';
import { XLSX } from '../text/spreadsheet.ts';

const exportFields = {
  sortByColumn: Type.Optional(Type.String({ maxLength: 40 })),
  sortByAlphabetically: Type.Optional(StringEnum(['asc', 'desc'])),
  format: Type.Optional(StringEnum(['xlsx'])),
  language: Type.Optional(StringEnum(['th', 'en'])),
};
type ExportFields = Static<TObject<typeof exportFields>>;

/** Query of an export: the filters and order of the list, and the language. */
export function exportQuery<Filters extends TProperties>(filters: Filters) {
  return Type.Object({ ...filters, ...exportFields });
}

/** Route schema of a workbook response. */
export const WORKBOOK_ANSWER = {
  produces: [XLSX],
  answer: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }),
};

/** Sends a workbook as a download named `jobs-2026-11-23.xlsx`, by the date in Bangkok. */
export function sendWorkbook(reply: FastifyReply, name: string, workbook: unknown): FastifyReply {
  return reply
    .type(XLSX)
    .header('content-disposition', `attachment; filename="${name}-${today()}.xlsx"`)
    .send(workbook);
}

/** The user, filters, order and language of an export. */
export interface ExportRequest<Filter> {
  actor: Identity;
  requestId: string;
  filter: Filter;
  sort: Sort;
  language: Language;
}

interface ExportRoute<Filters extends TProperties> {
  summary: string;
  /** Begins the name of the file. */
  file: string;
  /** Those of the list. */
  filters: Filters;
  workbook(request: ExportRequest<Static<TObject<Filters>>>): Promise<unknown>;
}

/** Adds the export of a list as a workbook. */
export function exportRoute<Filters extends TProperties>(
  route: AddRoute,
  { summary, file, filters, workbook }: ExportRoute<Filters>,
): void {
  const query = exportQuery(filters);
  route('GET /export', 'Export', {
    ...{ summary, query, ...WORKBOOK_ANSWER },
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...asked } = request.query as ExportFields;
      const { sortByColumn, sortByAlphabetically, ...filter } = asked;
      const made = await workbook({
        ...{ actor: identityOf(request), requestId: request.id, language },
        filter: filter as Static<TObject<Filters>>,
        sort: { sortByColumn, sortByAlphabetically },
      });
      return sendWorkbook(reply, file, made);
    },
  });
}
