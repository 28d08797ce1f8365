import { AppError, type Services } from '@dara/backend';
import { SHORTLIST_LIMITS } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { today } from '../../kernel/age.ts';
import { Id, StringEnum } from '../../kernel/schema/shapes.ts';
import {
  PAPER_ANSWER,
  PAPER_LIMIT,
  PRIORITY,
  createPaperPrint,
  disconnectSignal,
  mapWithImages,
  sendPaper,
  sidesWithImages,
} from '../composite-card/composite-card.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { findPublicTalents } from '../talent/talent.public.ts';
import { SHORTLIST_LABELS, writeShortlist } from './shortlist-document.ts';

const FINENESS = { dpi: 200, isQuick: true };

const SheetQuery = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: SHORTLIST_LIMITS.talents }),
  language: Type.Optional(StringEnum(['th', 'en'])),
});

/** A shortlist on paper, with what its page shows to anyone. */
export const shortlistSheetRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const print = createPaperPrint(services, { name: 'shortlists', atOnce: 1 });
  app.addHook('onClose', () => print.close());

  const route = routesOf(app, {
    path: '/api/talent/shortlist.pdf',
    operation: 'talentShortlist',
    access: 'public',
    tags: ['talent'],
  });

  route('GET', 'Pdf', {
    summary:
      'A shortlist as a printable document, six talents per page; others than public ones are left out',
    rateLimit: PAPER_LIMIT,
    query: SheetQuery,
    ...PAPER_ANSWER,
    handler: async ({ query: { ids, language = 'th' } }, reply) => {
      const asker = { priority: PRIORITY.usual, signal: disconnectSignal(reply) };
      const talents = await findPublicTalents(services.db, [...new Set(ids)]);
      if (talents.length === 0) throw new AppError('TALENT_NOT_EXIST');
      return sendPaper(asker, reply, 'shortlist', () =>
        print.pdf(asker, async (signal) => {
          const agency = agencyOf(services);
          const paper = writeShortlist({ talents, agency, language, date: today() });
          const sides = await mapWithImages(paper.pages, async ({ side }) => {
            const [filled] = await sidesWithImages(services, [side], FINENESS, signal);
            return filled!;
          });
          for (const [index, side] of sides.entries()) paper.pages[index]!.side = side;
          return { paper, language, title: SHORTLIST_LABELS.heading[language] };
        }),
      );
    },
  });
};
