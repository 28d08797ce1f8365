import {
  formFields,
  pageFormErrors,
  requireOwnPage,
  type AppError,
  type RouteLimit,
  type Services,
} from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { LanguageInput } from '../../../kernel/schema/contact.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { pathInLanguage } from '../../../kernel/text/site-link.ts';
import { DecisionBody } from '../record/proposal-shapes.ts';
import {
  PasscodeBody,
  ProposalDeclineBody,
  TokenItemParams,
  TokenParams,
} from '../record/client-proposal.schema.ts';
import { accept, decideItem, decline, respond, type Answerer } from './proposal-answer.ts';
import { pageOf, unlock, visitOf } from './proposal-visit.ts';

const PATH = '/api/proposal/:token/form';
/** As the same calls of scripts have them. */
const ANSWERS: RouteLimit = { max: 600, windowMs: 600_000 };
const PASSCODES: RouteLimit = { max: 60, windowMs: 600_000 };
// What is said twice changes nothing, so no key is needed.
const answering = { access: 'public', rateLimit: ANSWERS, idempotency: 'none' } as const;
const NoFields = Type.Object({});

/** The language of the page that a form stands on; its address alone says it. */
const FormQuery = Type.Object({ lang: LanguageInput });

type TokenRequest = FastifyRequest<{
  Params: { token: string; itemId?: string };
  Querystring: { lang?: Language };
}>;

/** Why a link does not open: the page says so by itself. */
const SAID_BY_PAGE = [
  'PROPOSAL_NOT_EXIST',
  'LINK_EXPIRED',
  'LINK_REVOKED',
  'LINK_LOCKED',
  'PASSCODE_REQUIRED',
];

/** What went wrong, as the page reads it from its address: a code, and of a field what it breaks. */
function problemOf({ code, errors: [error] = [] }: AppError, itemId: string | undefined): string {
  const limit = error?.params?.['limit'];
  return new URLSearchParams({
    problem: code,
    ...(error && { rule: error.rule }),
    ...(typeof limit === 'number' && { limit: String(limit) }),
    ...(itemId !== undefined && { item: itemId }),
  }).toString();
}

/** Leads to the page of a link, in the language that it was in. */
function leadTo(
  { params: { token }, query: { lang } }: TokenRequest,
  reply: FastifyReply,
  rest = '',
): FastifyReply {
  const address = pathInLanguage(pageOf(token) + rest, lang === 'en' ? 'en' : 'th');
  return reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 303);
}

/** The place on the page that a form stands at. */
const placeOf = ({ params: { itemId } }: TokenRequest): string =>
  itemId === undefined ? '#answers' : `#item-${encodeURIComponent(itemId)}`;

function leadBack(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const asked = request as TokenRequest;
  const query = SAID_BY_PAGE.includes(error.code)
    ? ''
    : `?${problemOf(error, asked.params.itemId)}`;
  leadTo(asked, reply, query + placeOf(asked));
}

/**
 * The client's answers as a page sends them without any script: forms, urlencoded, that lead back to the page. They are
 * judged as the calls of scripts are; what was refused, and why, is in the address that the page is reached by.
 */
export const proposalFormRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.setErrorHandler(pageFormErrors(leadBack));
  app.addHook('onRequest', async (request) => requireOwnPage(services.config, request));

  const answererOf = async (request: TokenRequest, reply: FastifyReply): Promise<Answerer> => {
    const { row } = await visitOf(services, request, reply);
    return { actor: null, requestId: request.id, proposalId: row.id };
  };

  app.post(`${PATH}/unlock`, {
    config: { ...answering, rateLimit: PASSCODES },
    preValidation: formFields(),
    schema: { hide: true, params: TokenParams, querystring: FormQuery, body: PasscodeBody },
    handler: async (request, reply) => {
      await unlock(services, request, reply, request.body.passcode);
      return leadTo(request, reply);
    },
  });

  app.post(`${PATH}/item/:itemId`, {
    config: answering,
    preValidation: formFields({ numbers: ['version'], choices: ['reason'] }),
    schema: { hide: true, params: TokenItemParams, querystring: FormQuery, body: DecisionBody },
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await decideItem(services, answerer, request.params.itemId, request.body);
      return leadTo(request, reply, placeOf(request));
    },
  });

  const settled = { respond, accept };
  for (const [name, settle] of Object.entries(settled)) {
    app.post(`${PATH}/${name}`, {
      config: answering,
      preValidation: formFields(),
      schema: { hide: true, params: TokenParams, querystring: FormQuery, body: NoFields },
      handler: async (request, reply) => {
        await settle(services, await answererOf(request, reply));
        return leadTo(request, reply, '#outcome');
      },
    });
  }

  app.post(`${PATH}/decline`, {
    config: answering,
    preValidation: formFields(),
    schema: { hide: true, params: TokenParams, querystring: FormQuery, body: ProposalDeclineBody },
    handler: async (request, reply) => {
      await decline(services, await answererOf(request, reply), request.body.reason);
      return leadTo(request, reply, '#outcome');
    },
  });
};
