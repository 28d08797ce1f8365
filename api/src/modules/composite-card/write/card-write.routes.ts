import { recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { idOf, authorizeTalent, recordMinorOpened } from '../../talent/talent.public.ts';
import { countDraft } from '../print/card-requester.ts';
import { drawDraft } from './card-draft.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { deleteCard, duplicateCard, restoreCard } from './card-lifecycle.ts';
import { cardOptions } from './card-options.ts';
import type { CardSubject } from '../record/card-subject.ts';
import type { OfCard } from '../record/composite-card.repository.ts';
import { createCardCreation, createCardUpdate } from './card-write.ts';
import {
  CARD_PICTURES_MAX,
  CardDraft,
  CardDraftDrawing,
  CardDuplicateBody,
  CardOptions,
  CompositeCardCreate,
  CompositeCardUpdate,
} from './composite-card-write.schema.ts';
import { toCompositeCard } from '../drawing/composite-card.model.ts';
import { CompositeCard } from '../record/composite-card.schema.ts';

const PATH = '/api/management/talent/:id/compositecard';
/** A talent's record lists its cards, and its public page shows the shared ones. */
const tags = ['composite card', 'management talent', 'talent'];

function cardOf({ id, cardId }: { id: string; cardId: string }): OfCard {
  return { talentId: id, cardId };
}

type CardRoutes = FastifyPluginAsync<{ services: Services }>;

/** Create, change and preview composite cards: staff for every talent, a talent for its own. */
export const cardWriteRoutes: CardRoutes = async (app, { services }) => {
  await app.register(cardEditorRoutes, { services });
  await app.register(cardFormRoutes, { services });
  await app.register(cardLifecycleRoutes, { services });
};

function presenterOf(services: Services) {
  const agency = agencyOf(services);
  return (subject: CardSubject) => toCompositeCard(subject, agency);
}

/** Requests of the card editor; nothing is stored. */
const cardEditorRoutes: CardRoutes = async (app, { services }) => {
  const agency = agencyOf(services);

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementCompositeCard',
    access: ['Talent', 'Staff', 'Admin'],
    tags: ['composite card', 'management talent'],
  });

  route('GET /options', 'Options', {
    summary: 'Options of the card editor: templates, fields, images, limits',
    onRequest: authorizeTalent,
    answer: CardOptions,
    handler: async (request) => {
      const id = idOf(request);
      const options = await cardOptions(services.db, id);
      await recordMinorOpened(services.db, actorContextOf(request), id);
      return options;
    },
  });

  route('POST /drawing', 'Drawing', {
    summary: 'Renders a preview of a card; nothing is stored',
    idempotency: 'none',
    onRequest: authorizeTalent,
    tags: [],
    body: CardDraft,
    answer: CardDraftDrawing,
    handler: async (request) => {
      await countDraft(services, request);
      const { params, body } = request;
      return drawDraft(services.db, params.id, body, agency);
    },
  });
};

/** Forms that create and change a card. */
const cardFormRoutes: CardRoutes = async (app, { services }) => {
  const show = presenterOf(services);
  const { create, check: checkNew } = createCardCreation(services);
  const { update, check } = createCardUpdate(services, show);

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementCompositeCard',
    access: ['Talent', 'Staff', 'Admin'],
    tags,
  });

  route('POST', 'Create', {
    summary: 'Creates a composite card',
    check: (request) =>
      checkNew(idOf(request), recordOf<CompositeCardCreate>(request), request.uploads),
    onRequest: authorizeTalent,
    form: CompositeCardCreate,
    uploads: { imageFiles: CARD_PICTURES_MAX },
    created: CompositeCard,
    handler: async (request) => {
      const { params, body, uploads } = request;
      return show(await create(actorContextOf(request), params.id, body.data, uploads));
    },
  });

  route('PUT /:cardId', 'Update', {
    summary: 'Changes a composite card; absent fields stay',
    check: (request) => {
      const of = cardOf(request.params as { id: string; cardId: string });
      return check(of, recordOf<CompositeCardUpdate>(request), request.uploads);
    },
    onRequest: authorizeTalent,
    form: CompositeCardUpdate,
    uploads: { imageFiles: CARD_PICTURES_MAX },
    answer: CompositeCard,
    handler: async (request) => {
      const of = cardOf(request.params);
      const { body, uploads: files } = request;
      return show(await update(actorContextOf(request), of, body.data, files));
    },
  });
};

const cardLifecycleRoutes: CardRoutes = async (app, { services }) => {
  const show = presenterOf(services);

  const route = routesOf(app, {
    path: '/api/management/talent/:id/compositecard/:cardId',
    operation: 'managementCompositeCard',
    access: ['Talent', 'Staff', 'Admin'],
    tags,
  });

  route('DELETE', 'Delete', {
    summary: 'Deletes a composite card; it can be restored for 30 days',
    onRequest: authorizeTalent,
    handler: (request) => deleteCard(services, actorContextOf(request), cardOf(request.params)),
  });

  route('POST /restore', 'Restore', {
    summary: 'Restores a deleted composite card',
    onRequest: authorizeTalent,
    answer: CompositeCard,
    handler: async (request) =>
      show(await restoreCard(services, actorContextOf(request), cardOf(request.params))),
  });

  route('POST /duplicate', 'Duplicate', {
    summary: 'Copies a card; the copy is neither default nor shared',
    onRequest: authorizeTalent,
    body: CardDuplicateBody,
    created: CompositeCard,
    handler: async (request) => {
      const of = cardOf(request.params);
      const copy = await duplicateCard(services, actorContextOf(request), of, request.body);
      return show(copy);
    },
  });
};
