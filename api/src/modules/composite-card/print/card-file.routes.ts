import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { recordRead } from '../../../kernel/record/audit.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { requesterOf, sendUnlessAborted } from './card-requester.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { createCardPrint, fileNameHeader, type CardSideName } from './card-print.ts';
import { readCard } from '../record/card-reader.ts';
import { CardParams, CardQuery } from '../record/composite-card.schema.ts';

const PATH = '/api/management/talent/:id/compositecard/:cardId';
/** Everyone who may read a card may download it. */
const config = { access: ['Talent', 'Business', 'Staff', 'Admin'] } as const;
const PDF = 'application/pdf';
const PNG = 'image/png';
const USUAL_WIDTH = 1080;

const PdfQuery = Type.Object({
  ...CardQuery.properties,
  bleed: Type.Optional(StringEnum(['0', '1'])),
});
const PngQuery = Type.Object({
  ...CardQuery.properties,
  side: Type.Optional(StringEnum(['front', 'back', 'both'])),
  width: Type.Integer({
    minimum: 200,
    maximum: 2000,
    default: USUAL_WIDTH,
    description: 'Width of one side, in pixels',
  }),
});
const File = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

type CardRequest = FastifyRequest<{
  Params: { id: string; cardId: string };
  Querystring: { jobId?: string };
}>;

/** Composite cards as files: PDF for print, PNG for screens. */
export const cardFileRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const print = createCardPrint(services, agencyOf(services));
  app.addHook('onClose', () => print.close());

  /** Downloads are written to the audit log first. */
  async function subjectOf(request: CardRequest, file: 'pdf' | 'png') {
    const { actor, requestId } = actorContextOf(request);
    const { id: talentId, cardId } = request.params;
    const { subject } = await readCard(db, actor, { talentId, cardId, jobId: request.query.jobId });
    await recordRead(db, {
      ...{ actor, requestId, action: 'Download', entity: 'talent', entityId: talentId },
      diff: { card: cardId.toLowerCase(), file },
    });
    return subject;
  }

  app.get(`${PATH}/pdf`, {
    config,
    schema: {
      operationId: 'managementCompositeCardPdf',
      summary: 'A printable composite card: two pages, on request with bleed and crop marks',
      tags: ['composite card'],
      params: CardParams,
      querystring: PdfQuery,
      produces: [PDF],
      response: { 200: File },
    },
    handler: async (request, reply) => {
      const { size = 'A5', bleed } = request.query;
      const asker = await requesterOf(services, request, reply);
      const subject = await subjectOf(request, 'pdf');
      return sendUnlessAborted(asker, reply, async () => ({
        bytes: await print.pdf(asker, subject, size, bleed === '1'),
        type: PDF,
        disposition: fileNameHeader(subject, 'pdf'),
      }));
    },
  });

  app.get(`${PATH}/png`, {
    config,
    schema: {
      operationId: 'managementCompositeCardPng',
      summary: 'A composite card as an image: one side, or both side by side',
      tags: ['composite card'],
      params: CardParams,
      querystring: PngQuery,
      produces: [PNG],
      response: { 200: File },
    },
    handler: async (request, reply) => {
      const { size = 'A5', side = 'both', width } = request.query;
      const asker = await requesterOf(services, request, reply);
      const subject = await subjectOf(request, 'png');
      const sides: CardSideName[] = side === 'both' ? ['front', 'back'] : [side];
      return sendUnlessAborted(asker, reply, async () => ({
        bytes: await print.png(asker, subject, size, { sides, width }),
        type: PNG,
        disposition: fileNameHeader(subject, 'png'),
      }));
    },
  });
};
