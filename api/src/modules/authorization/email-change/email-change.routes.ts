import { findContactEmail } from './contact-email.ts';
import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { sessionIdOf } from '../session/identify.ts';
import { askEmailChange, followEmailLink } from './email-change.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { pendingEmail } from './email-change.repository.ts';
import { findEmailLink } from './email-link.repository.ts';
import {
  EmailChange,
  EmailChangeBody,
  EmailLink,
  EmailLinkBody,
  EmailLinkFollowBody,
} from './email-change.schema.ts';

const OWN = '/api/account/email';
const LINK = '/api/authorization/emailchange';
const rateLimit = { max: 60, windowMs: 600_000 };
const signedIn = {
  access: 'signed-in',
  isOpenWhileSuspended: true,
  idempotency: 'none',
  rateLimit,
} as const;
const open = { access: 'public', idempotency: 'none', rateLimit } as const;

type Routes = Parameters<FastifyPluginAsyncTypebox<{ services: Services }>>[0];

/** Change of the sign-in address: requested by the user, confirmed or cancelled by mailed links. */
export const emailChangeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  ownRoutes(app, services);
  linkRoutes(app, services);
};

function ownRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  app.get(OWN, {
    config: { access: 'signed-in', isOpenWhileSuspended: true },
    schema: {
      operationId: 'accountEmailChange',
      summary: 'The new address that awaits confirmation, if any',
      tags,
      response: { 200: EmailChange },
    },
    handler: (request) => pendingEmail(services.db, identityOf(request).id),
  });

  app.post(OWN, {
    config: { ...signedIn, needsFreshStep: true },
    schema: {
      operationId: 'accountEmailChangeAsk',
      summary: 'Requests another email address, with the password; mails both addresses',
      tags,
      body: EmailChangeBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const sessionId = sessionIdOf(app, request);
      if (sessionId === null) throw new AppError('TOKEN_INVALID');
      const asking = { services, request, identity: identityOf(request), sessionId };
      await askEmailChange(asking, request.body);
      return reply.status(204).send(null);
    },
  });

  app.delete(OWN, {
    config: signedIn,
    schema: {
      operationId: 'accountEmailChangeStop',
      summary: 'Cancels the request; its links become invalid',
      tags,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const actor = identityOf(request);
      await services.db.transaction().execute(async (trx) => {
        if (!(await forgetEmailChange(trx, actor.id))) return;
        const about = { entity: 'profile', entityId: actor.id, requestId: request.id };
        await recordAudit(trx, { actor, action: 'EmailChangeStopped', ...about });
      });
      return reply.status(204).send(null);
    },
  });
}

function linkRoutes(app: Routes, services: Services): void {
  const tags = ['authorization'];
  app.post(`${LINK}/look`, {
    config: open,
    schema: {
      operationId: 'authorizationEmailLink',
      summary: 'The action of a mailed link; read-only',
      tags,
      body: EmailLinkBody,
      response: { 200: EmailLink },
    },
    handler: async (request) => {
      const found = await findEmailLink(services.db, request.body.token);
      if (!found) {
        const contact = await findContactEmail(services.db, request.body.token);
        if (!contact) throw new AppError('LINK_EXPIRED');
        return { answer: 'Contact' as const, email: contact.email, isOthers: false };
      }
      const { answer, email, asked_by: askedBy } = found;
      return { answer, email, isOthers: askedBy !== null };
    },
  });

  app.post(LINK, {
    config: open,
    schema: {
      operationId: 'authorizationEmailLinkFollow',
      summary: 'Executes a mailed link, once',
      tags,
      body: EmailLinkFollowBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await followEmailLink(services, request.body, request.id);
      return reply.status(204).send(null);
    },
  });
}
