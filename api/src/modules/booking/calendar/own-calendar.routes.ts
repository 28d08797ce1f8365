import { daysFrom } from '@dara/model';
import { AppError, identityOf, type RouteLimit, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { today } from '../../../kernel/age.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { requireRange } from '../booking.input.ts';
import { bookoutsOf } from '../bookout.repository.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';
import {
  deleteLink,
  findLinkTime,
  findReader,
  ownBookings,
  replaceLink,
} from './own-calendar.repository.ts';
import {
  CalendarFileParams,
  CalendarLink,
  OwnCalendar,
  OwnCalendarQuery,
} from './own-calendar.schema.ts';

const PATH = '/api/talent/profile/calendar';
const tags = ['talent calendar'];
const config = { access: ['Talent'] } as const;
/** Phones refresh hourly; the token has 256 bits. */
const LINK_LIMIT: RouteLimit = { max: 60, windowMs: 600_000 };
const SUFFIX = '.ics';
const DAYS_BEFORE = 90;
const DAYS_AFTER = 400;

/** An account without a talent record has no days. */
function talentOf(request: FastifyRequest): string {
  const { talentId } = identityOf(request);
  if (talentId === null) throw new AppError('CALENDAR_NOT_EXIST');
  return talentId;
}

/** A talent's own days, and the secret calendar link for its phone. */
export const ownCalendarRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config,
    schema: {
      operationId: 'talentCalendar',
      summary: "The talent's own options, bookings and bookouts",
      tags,
      querystring: OwnCalendarQuery,
      response: { 200: OwnCalendar },
    },
    handler: async (request) => {
      const { query } = request;
      requireRange(query);
      const talentId = talentOf(request);
      const bookouts = await bookoutsOf(db, [talentId], query);
      return {
        items: await ownBookings(db, talentId, query),
        bookouts: bookouts.map(({ from, to }) => ({ from, to })),
        linkedAt: (await findLinkTime(db, talentId))?.toISOString() ?? null,
      };
    },
  });

  await app.register(linkRoutes, { services });
};

const linkRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { db, config: site } = services;

  app.post(`${PATH}/link`, {
    config,
    schema: {
      operationId: 'talentCalendarLink',
      summary: 'Creates the secret link of the own calendar; the previous one becomes invalid',
      tags,
      response: { 201: CalendarLink },
    },
    handler: async (request, reply) => {
      const { token, createdAt } = await replaceLink(
        db,
        actorContextOf(request),
        talentOf(request),
      );
      const url = `${site.publicUrl}/api/calendar/${token}${SUFFIX}`;
      return reply.status(201).send({ url, linkedAt: createdAt.toISOString() });
    },
  });

  app.delete(`${PATH}/link`, {
    config,
    schema: {
      operationId: 'talentCalendarUnlink',
      summary: 'Revokes the link of the own calendar',
      tags,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteLink(db, actorContextOf(request), talentOf(request));
      return reply.status(204).send(null);
    },
  });

  app.get('/api/calendar/:file', {
    config: { access: 'public', rateLimit: LINK_LIMIT },
    schema: {
      operationId: 'calendarFile',
      summary: 'The calendar of the talent with this link, for calendar apps',
      tags,
      params: CalendarFileParams,
      produces: ['text/calendar'],
      response: { 200: Type.Unsafe<unknown>({ type: 'string' }) },
    },
    handler: async ({ params: { file } }, reply) => {
      const token = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : null;
      const reader = token && (await findReader(db, token));
      if (!reader) throw new AppError('CALENDAR_NOT_EXIST');
      const day = today();
      const days = { from: daysFrom(day, -DAYS_BEFORE), to: daysFrom(day, DAYS_AFTER) };
      const items = await ownBookings(db, reader.talentId, days);
      const entries = items.map((item) => ({ ...item, about: [item.jobTitle] }));
      const url = `${site.publicUrl}/talent/profile/calendar`;
      return reply
        .header('cache-control', 'private, no-store')
        .type(CALENDAR_TYPE)
        .send(calendarFile(entries, { language: reader.language, url }));
    },
  });
};
