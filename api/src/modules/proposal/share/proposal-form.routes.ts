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
/** The same as in the JSON routes. */
const ANSWERS: RouteLimit = { max: 600, windowMs: 600_000 };
const PASSCODES: RouteLimit = { max: 60, windowMs: 600_000 };
// Decisions are idempotent, so no idempotency key is needed.
const answering = { access: 'public', rateLimit: ANSWERS, idempotency: 'none' } as const;
const NoFields = Type.Object({});

/** The language of the page with the form, from its URL. */
const FormQuery = Type.Object({ lang: LanguageInput });

type TokenRequest = FastifyRequest<{
  Params: { token: string; itemId?: string };
  Querystring: { lang?: Language };
}>;

/** Why a link does not open; the page shows the text. */
const SAID_BY_PAGE = [
  'PROPOSAL_NOT_EXIST',
  'LINK_EXPIRED',
  'LINK_REVOKED',
  'LINK_LOCKED',
  'PASSCODE_REQUIRED',
];

/** Error code and violated field in the URL of the page. */
function problemOf({ code, errors: [error] = [] }: AppError, itemId: string | undefined): string {
  const limit = error?.params?.['limit'];
  return new URLSearchParams({
    problem: code,
    ...(error && { rule: error.rule }),
    ...(typeof limit === 'number' && { limit: String(limit) }),
    ...(itemId !== undefined && { item: itemId }),
  }).toString();
}

/** Redirects to the page of a link in its language. */
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

/** The fragment of the form on the page. */
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
 * Client decisions as forms without scripts: URL-encoded, answered by a redirect to the page. Validated like the JSON
 * routes; the URL of the redirect contains the refusal.
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
