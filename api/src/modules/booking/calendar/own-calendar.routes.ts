import { daysFrom } from '@dara/model';
import { AppError, identityOf, type RouteLimit, type Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { today } from '../../../kernel/age.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
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
import { CalendarLink, OwnCalendar, OwnCalendarQuery } from './own-calendar.schema.ts';

const PATH = '/api/talent/profile/calendar';
const tags = ['talent calendar'];
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
export const ownCalendarRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, { path: PATH, operation: 'talent', access: ['Talent'], tags });

  route('GET', 'Calendar', {
    summary: "The talent's own options, bookings and bookouts",
    query: OwnCalendarQuery,
    answer: OwnCalendar,
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

const linkRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db, config: site } = services;

  const route = routesOf(app, { path: '/api', operation: '', access: ['Talent'], tags });

  route('POST /talent/profile/calendar/link', 'talentCalendarLink', {
    summary: 'Creates the secret link of the own calendar; the previous one becomes invalid',
    created: CalendarLink,
    handler: async (request) => {
      const { token, createdAt } = await replaceLink(
        db,
        actorContextOf(request),
        talentOf(request),
      );
      const url = `${site.publicUrl}/api/calendar/${token}${SUFFIX}`;
      return { url, linkedAt: createdAt.toISOString() };
    },
  });

  route('DELETE /talent/profile/calendar/link', 'talentCalendarUnlink', {
    summary: 'Revokes the link of the own calendar',
    handler: (request) => deleteLink(db, actorContextOf(request), talentOf(request)),
  });

  route('GET /calendar/:file', 'calendarFile', {
    summary: 'The calendar of the talent with this link, for calendar apps',
    access: 'public',
    rateLimit: LINK_LIMIT,
    produces: ['text/calendar'],
    answer: Type.Unsafe<unknown>({ type: 'string' }),
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
