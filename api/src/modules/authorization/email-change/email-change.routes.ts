import { findContactEmail } from './contact-email.ts';
import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
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

type Routes = Parameters<FastifyPluginAsync<{ services: Services }>>[0];

/** Change of the sign-in address: requested by the user, confirmed or cancelled by mailed links. */
export const emailChangeRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  ownRoutes(app, services);
  linkRoutes(app, services);
};

function ownRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  const route = routesOf(app, { path: OWN, operation: 'accountEmail', access: 'signed-in', tags });

  route('GET', 'Change', {
    summary: 'The new address that awaits confirmation, if any',
    isOpenWhileSuspended: true,
    answer: EmailChange,
    handler: (request) => pendingEmail(services.db, identityOf(request).id),
  });

  route('POST', 'ChangeAsk', {
    summary: 'Requests another email address, with the password; mails both addresses',
    ...signedIn,
    needsFreshStep: true,
    body: EmailChangeBody,
    handler: async (request) => {
      const sessionId = sessionIdOf(app, request);
      if (sessionId === null) throw new AppError('TOKEN_INVALID');
      const asking = { services, request, identity: identityOf(request), sessionId };
      await askEmailChange(asking, request.body);
    },
  });

  route('DELETE', 'ChangeStop', {
    summary: 'Cancels the request; its links become invalid',
    ...signedIn,
    handler: async (request) => {
      const actor = identityOf(request);
      await services.db.transaction().execute(async (trx) => {
        if (!(await forgetEmailChange(trx, actor.id))) return;
        const about = { entity: 'profile', entityId: actor.id, requestId: request.id };
        await recordAudit(trx, { actor, action: 'EmailChangeStopped', ...about });
      });
    },
  });
}

function linkRoutes(app: Routes, services: Services): void {
  const tags = ['authorization'];
  const route = routesOf(app, { path: LINK, operation: 'authorizationEmail', ...open, tags });

  route('POST /look', 'Link', {
    summary: 'The action of a mailed link; read-only',
    body: EmailLinkBody,
    answer: EmailLink,
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

  route('POST', 'LinkFollow', {
    summary: 'Executes a mailed link, once',
    body: EmailLinkFollowBody,
    handler: (request) => followEmailLink(services, request.body, request.id),
  });
}
