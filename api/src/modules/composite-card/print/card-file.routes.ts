import type { Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { recordRead } from '../../../kernel/record/audit.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { requesterOf, sendUnlessAborted } from './card-requester.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { createCardPrint, fileNameHeader, type CardSideName } from './card-print.ts';
import { readCard } from '../record/card-reader.ts';
import { CardQuery } from '../record/composite-card.schema.ts';

const PATH = '/api/management/talent/:id/compositecard/:cardId';
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
export const cardFileRoutes: FastifyPluginAsync<{ services: Services }> = async (
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
      diff: { card: cardId, file },
    });
    return subject;
  }

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementCompositeCard',
    access: ['Talent', 'Business', 'Staff', 'Admin'],
    tags: ['composite card'],
  });

  route('GET /pdf', 'Pdf', {
    summary: 'A printable composite card: two pages, on request with bleed and crop marks',
    query: PdfQuery,
    produces: [PDF],
    answer: File,
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

  route('GET /png', 'Png', {
    summary: 'A composite card as an image: one side, or both side by side',
    query: PngQuery,
    produces: [PNG],
    answer: File,
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
