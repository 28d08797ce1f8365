import { AppError, multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static } from 'typebox';
import { isId } from '../../../kernel/new-id.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
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
  CompositeCardCreateForm,
  CompositeCardUpdateForm,
  type CompositeCardCreate,
  type CompositeCardUpdate,
} from './composite-card-write.schema.ts';
import { toCompositeCard } from '../drawing/composite-card.model.ts';
import { CardParams, CompositeCard } from '../record/composite-card.schema.ts';

const PATH = '/api/management/talent/:id/compositecard';
const config = { access: ['Talent', 'Staff', 'Admin'] } as const;
/** A talent's record lists its cards, and its public page shows the shared ones. */
const tags = ['composite card', 'management talent', 'talent'];
const consumes = ['multipart/form-data', 'application/json'];
const uploads = multipartRecord({ imageFiles: CARD_PICTURES_MAX });

/** An invalid id matches no card. */
function cardOf({ id, cardId }: { id: string; cardId: string }): OfCard {
  if (!isId(cardId)) throw new AppError('CARD_NOT_EXIST');
  return { talentId: id.toLowerCase(), cardId: cardId.toLowerCase() };
}

type CardRoutes = FastifyPluginAsyncTypebox<{ services: Services }>;

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

  app.get(`${PATH}/options`, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementCompositeCardOptions',
      summary: 'Options of the card editor: templates, fields, images, limits',
      tags: ['composite card', 'management talent'],
      params: IdParams,
      response: { 200: CardOptions },
    },
    handler: async (request) => {
      const id = idOf(request);
      const options = await cardOptions(services.db, id);
      await recordMinorOpened(services.db, actorContextOf(request), id);
      return options;
    },
  });

  app.post(`${PATH}/drawing`, {
    config: { ...config, idempotency: 'none' },
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementCompositeCardDrawing',
      summary: 'Renders a preview of a card; nothing is stored',
      params: IdParams,
      body: CardDraft,
      response: { 200: CardDraftDrawing },
    },
    handler: async (request) => {
      await countDraft(services, request);
      const { params, body } = request;
      return drawDraft(services.db, params.id.toLowerCase(), body, agency);
    },
  });
};

/** Forms that create and change a card. */
const cardFormRoutes: CardRoutes = async (app, { services }) => {
  const show = presenterOf(services);
  const { create, check: checkNew } = createCardCreation(services);
  const { update, check } = createCardUpdate(services, show);

  app.post(PATH, {
    config: {
      ...config,
      check: (request) =>
        checkNew(idOf(request), recordOf<CompositeCardCreate>(request), request.uploads),
    },
    onRequest: authorizeTalent,
    preValidation: uploads,
    schema: {
      operationId: 'managementCompositeCardCreate',
      summary: 'Creates a composite card',
      tags,
      consumes,
      params: IdParams,
      body: CompositeCardCreateForm,
      response: { 201: CompositeCard },
    },
    handler: async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const made = await create(actorContextOf(request), id, request.body.data, request.uploads);
      return reply.status(201).send(show(made));
    },
  });

  app.put(`${PATH}/:cardId`, {
    config: {
      ...config,
      check: (request) => {
        const of = cardOf(request.params as Static<typeof CardParams>);
        return check(of, recordOf<CompositeCardUpdate>(request), request.uploads);
      },
    },
    onRequest: authorizeTalent,
    preValidation: uploads,
    schema: {
      operationId: 'managementCompositeCardUpdate',
      summary: 'Changes a composite card; absent fields stay',
      tags,
      consumes,
      params: CardParams,
      body: CompositeCardUpdateForm,
      response: { 200: CompositeCard },
    },
    handler: async (request) => {
      const of = cardOf(request.params);
      const { body, uploads: files } = request;
      return show(await update(actorContextOf(request), of, body.data, files));
    },
  });
};

const cardLifecycleRoutes: CardRoutes = async (app, { services }) => {
  const show = presenterOf(services);

  app.delete(`${PATH}/:cardId`, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementCompositeCardDelete',
      summary: 'Deletes a composite card; it can be restored for 30 days',
      tags,
      params: CardParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteCard(services, actorContextOf(request), cardOf(request.params));
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:cardId/restore`, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementCompositeCardRestore',
      summary: 'Restores a deleted composite card',
      tags,
      params: CardParams,
      response: { 200: CompositeCard },
    },
    handler: async (request) =>
      show(await restoreCard(services, actorContextOf(request), cardOf(request.params))),
  });

  app.post(`${PATH}/:cardId/duplicate`, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementCompositeCardDuplicate',
      summary: 'Copies a card; the copy is neither default nor shared',
      tags,
      params: CardParams,
      body: CardDuplicateBody,
      response: { 201: CompositeCard },
    },
    handler: async (request, reply) => {
      const of = cardOf(request.params);
      const copy = await duplicateCard(services, actorContextOf(request), of, request.body);
      return reply.status(201).send(show(copy));
    },
  });
};
