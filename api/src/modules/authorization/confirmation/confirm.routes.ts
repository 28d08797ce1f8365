import { AppError, invalidField, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Empty, StringEnum } from '../../../kernel/schema/shapes.ts';
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
export const confirmRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  declareAccountMail(services);
  declarePurgeUnconfirmedRegistrations(services);

  app.post(`${PATH}/link`, {
    config,
    schema: {
      operationId: 'authorizationRegistrationLink',
      summary: 'What a mailed link would confirm; read-only',
      tags,
      body: RegistrationLinkBody,
      response: { 200: RegistrationLink },
    },
    handler: async ({ body }) => {
      const found = await findMailedLink(db, 'Registration', body.token);
      if (!found) throw new AppError('LINK_EXPIRED');
      const { email, isConfirmed, isExpired } = found;
      const waiting = isExpired ? ('Expired' as const) : ('Waiting' as const);
      return { email, state: isConfirmed ? ('Confirmed' as const) : waiting };
    },
  });

  app.post(`${PATH}/confirm`, {
    config,
    schema: {
      operationId: 'authorizationConfirm',
      summary: 'Confirms the address of a registration and signs in; a confirmed one only signs in',
      tags,
      body: ConfirmBody,
      response: { 200: Session, 202: SecondStepNeeded },
    },
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

  app.post(`${PATH}/resend`, {
    config,
    schema: {
      operationId: 'authorizationConfirmationResend',
      summary: 'Mails the link of a pending registration again',
      tags,
      body: ResendBody,
      response: { 204: Empty },
    },
    handler: async ({ body }, reply) => {
      if (!body.email && !body.token) throw invalidField('email', 'required');
      const found = body.token && (await findMailedLink(db, 'Registration', body.token));
      const email = body.email ?? (found ? found.email : undefined);
      if (email === undefined) throw new AppError('LINK_EXPIRED');
      await countResetMail(services.limiter, email);
      await enqueueAccountMail(services, { kind: 'Confirm', email });
      return reply.status(204).send(null);
    },
  });
};
