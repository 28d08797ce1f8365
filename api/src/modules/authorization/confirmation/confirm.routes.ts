import { AppError, invalidField, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { declareAccountMail } from '../account-mail/account-mail.job.ts';
import { enqueueAccountMail } from '../account/account-mail-queue.ts';
import { Password, SecondStepNeeded, Session } from '../account/authorization.schema.ts';
import { findMailedLink } from '../account/mailed-link.repository.ts';
import { countResetMail } from '../device/attempt-limit.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { declarePurgeUnconfirmedRegistrations } from '../registration/purge-unconfirmed-registrations.job.ts';

const PATH = '/api/authorization/register';
const tags = ['authorization'];
/** Responses contain secrets: never stored. */
const config = {
  access: 'public',
  idempotency: 'none',
  rateLimit: { max: 60, windowMs: 600_000 },
} as const;

const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
const Email = Type.String({ minLength: 3, maxLength: 254 });

const RegistrationLinkBody = Type.Object({ token: Token }, { title: 'RegistrationLinkBody' });
const RegistrationLink = Type.Object(
  { email: Type.String(), state: StringEnum(['Waiting', 'Confirmed', 'Expired'], 'LinkState') },
  { title: 'RegistrationLink' },
);
const ConfirmBody = Type.Object({ token: Token, password: Password }, { title: 'ConfirmBody' });
const ResendBody = Type.Object(
  { email: Type.Optional(Email), token: Type.Optional(Token) },
  { title: 'ResendBody' },
);

/** A new user confirms the address by a mailed link and the password, and cannot sign in before that. */
export const confirmRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  declareAccountMail(services);
  declarePurgeUnconfirmedRegistrations(services);

  const route = routesOf(app, { path: PATH, operation: 'authorization', ...config, tags });

  route('POST /link', 'RegistrationLink', {
    summary: 'What a mailed link would confirm; read-only',
    body: RegistrationLinkBody,
    answer: RegistrationLink,
    handler: async ({ body }) => {
      const found = await findMailedLink(db, 'Registration', body.token);
      if (!found) throw new AppError('LINK_EXPIRED');
      const { email, isConfirmed, isExpired } = found;
      const waiting = isExpired ? ('Expired' as const) : ('Waiting' as const);
      return { email, state: isConfirmed ? ('Confirmed' as const) : waiting };
    },
  });

  route('POST /confirm', 'Confirm', {
    summary: 'Confirms the address of a registration and signs in; a confirmed one only signs in',
    body: ConfirmBody,
    replies: { 202: SecondStepNeeded },
    answer: Session,
    handler: async (request, reply) => {
      const { token, password } = request.body;
      const found = await findMailedLink(db, 'Registration', token);
      if (!found || (found.isExpired && !found.isConfirmed)) throw new AppError('LINK_EXPIRED');
      const given = { email: found.email, password };
      const answer = await signIn(app, services, { request, reply }, given, found.id);
      return 'session' in answer
        ? reply.status(200).send(answer.session)
        : reply.status(202).send(answer.needed);
    },
  });

  route('POST /resend', 'ConfirmationResend', {
    summary: 'Mails the link of a pending registration again',
    body: ResendBody,
    handler: async ({ body }) => {
      if (!body.email && !body.token) throw invalidField('email', 'required');
      const found = body.token && (await findMailedLink(db, 'Registration', body.token));
      const email = body.email ?? (found ? found.email : undefined);
      if (email === undefined) throw new AppError('LINK_EXPIRED');
      await countResetMail(services.limiter, email);
      await enqueueAccountMail(services, { kind: 'Confirm', email });
    },
  });
};
