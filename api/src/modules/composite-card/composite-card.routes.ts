import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { isStaff } from '../../kernel/schema/permission.ts';
import { routesOf } from '../../kernel/http/routes.ts';
import { isId } from '../../kernel/new-id.ts';
import { searchFor } from '../../kernel/query/search.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { recordMinorOpened } from '../talent/talent.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { NIL_UUID, readCard } from './record/card-reader.ts';
import { toCompositeCard, toSharedCard } from './drawing/composite-card.model.ts';
import { findSharedCards, listCards } from './record/composite-card.repository.ts';
import {
  CardListQuery,
  CardQuery,
  CompositeCard,
  CompositeCardPage,
  SharedCard,
  SharedCardQuery,
  SharedCards,
} from './record/composite-card.schema.ts';

/** Composite cards: shared ones for everyone, all for their owners and staff. */
export const compositeCardRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const agency = agencyOf(services);

  const route = routesOf(app, {
    path: '/api/talent/:id/compositecard',
    operation: 'talentCompositeCard',
    access: 'public',
    tags: ['talent'],
  });

  route('GET', 'List', {
    summary: 'The shared composite cards of a public talent',
    query: SharedCardQuery,
    answer: SharedCards,
    handler: async ({ params, query }) => {
      const subjects = await findSharedCards(db, params.id);
      return { items: subjects.map((subject) => toSharedCard(subject, agency, query.size)) };
    },
  });

  route('GET /:cardId', 'Detail', {
    summary: 'One shared composite card of a public talent',
    query: SharedCardQuery,
    answer: SharedCard,
    handler: async ({ params: { id, cardId }, query }) => {
      const [subject] = await findSharedCards(db, id, cardId);
      if (!subject) throw new AppError('CARD_NOT_EXIST');
      return toSharedCard(subject, agency, query.size);
    },
  });

  await app.register(managedCardRoutes, { services });
};

/** All cards, for their owners and staff. */
const managedCardRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;
  const agency = agencyOf(services);

  const route = routesOf(app, {
    path: '/api/management/talent',
    operation: 'managementCompositeCard',
    access: ['Talent', 'Staff', 'Admin'],
    tags: ['composite card'],
  });

  route('GET /compositecards', 'List', {
    summary: 'Composite cards; for a talent its own',
    query: CardListQuery,
    answer: CompositeCardPage,
    handler: async (request) => {
      const { query } = request;
      const identity = identityOf(request);
      const isOwn = query.self === true || !isStaff(identity);
      const wanted =
        query.talentId !== undefined && !isId(query.talentId) ? NIL_UUID : query.talentId;
      const { subjects, total } = await listCards(db, {
        ...query,
        talentId: isOwn ? (identity.talentId ?? NIL_UUID) : wanted,
        search: searchFor(query.keyword),
      });
      const items = subjects.map((subject) => toCompositeCard(subject, agency));
      return { items, page: query.page, size: query.size, total };
    },
  });

  route('GET /:id/compositecard/:cardId', 'Detail', {
    summary:
      "A talent's composite card, or with a job's id the one that was sent with its application",
    access: ['Talent', 'Business', 'Staff', 'Admin'],
    query: CardQuery,
    answer: CompositeCard,
    handler: async (request) => {
      const { params, query } = request;
      const wanted = { talentId: params.id, cardId: params.cardId, jobId: query.jobId };
      const found = await readCard(db, identityOf(request), wanted);
      await recordMinorOpened(db, actorContextOf(request), params.id);
      return toCompositeCard(found.subject, agency, { size: query.size, frozenAt: found.frozenAt });
    },
  });
};
