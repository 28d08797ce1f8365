import { BOOKING_DAYS_MAX } from '@dara/model';
import { AppError, identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isId } from '../../kernel/new-id.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { Empty, IdParams } from '../../kernel/schema/shapes.ts';
import { cancelBooking, changeBooking, createBooking } from './booking-write.ts';
import { requireRange } from './booking.input.ts';
import { findBooking, listBookings, type BookingScope } from './booking.repository.ts';
import {
  Booking,
  BookingBody,
  BookingCalendar,
  BookingCancelBody,
  BookingChangeBody,
  BookingQuery,
  ClashList,
  ClashQuery,
} from './booking.schema.ts';
import { clashesOf } from './clash.repository.ts';
import { bookoutsOf } from './bookout.repository.ts';
import { declareExpireBookingHolds } from './expire-booking-holds.job.ts';
import { bookingFileRoutes } from './calendar/booking-file.routes.ts';
import { ownCalendarRoutes } from './calendar/own-calendar.routes.ts';

const PATH = '/api/management/booking';
const tags = ['management booking'];
/** A booking is part of its proposal's line-up. */
const writeTags = [...tags, 'management proposal'];
const STAFF = ['Staff', 'Admin'] as const;

/** The user's scope; null for a business account without a business. */
function scopeOf({ permission, businessProfileId }: Identity): BookingScope | null {
  if (permission !== 'Business') return 'all';
  return businessProfileId === null ? null : { businessProfileId };
}

function requireBookingId(id: string): string {
  if (!isId(id)) throw new AppError('BOOKING_NOT_EXIST');
  return id.toLowerCase();
}

/** Bookings: the agency's calendar, options and bookings, and a talent's own days. */
export const bookingRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  declareExpireBookingHolds(services);
  await app.register(readRoutes, { services });
  await app.register(writeRoutes, { services });
  await app.register(bookingFileRoutes, { services });
  await app.register(ownCalendarRoutes, { services });
  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementBookingHistory',
    summary: 'History of a booking, newest first',
    tags,
    access: STAFF,
    entity: 'booking',
    noun: 'Booking',
    requireId: requireBookingId,
  });
};

const readRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { db } = services;

  app.get(PATH, {
    config: { access: ['Business', ...STAFF] },
    schema: {
      operationId: 'managementBookingList',
      summary:
        'Bookings and options that overlap the given days; for a business those of its own jobs',
      tags,
      querystring: BookingQuery,
      response: { 200: BookingCalendar },
    },
    handler: async (request) => {
      const { query } = request;
      requireRange(query);
      const scope = scopeOf(identityOf(request));
      if (scope === null) return { items: [], bookouts: [], total: 0 };
      const { items, total } = await listBookings(db, query, scope);
      const shown = new Set([...(query.talentId ?? []), ...items.map(({ talent }) => talent.id)]);
      const bookouts = scope === 'all' ? await bookoutsOf(db, [...shown], query) : [];
      return { items, bookouts, total };
    },
  });

  app.get(`${PATH}/clash`, {
    config: { access: STAFF },
    schema: {
      operationId: 'managementBookingClash',
      summary: 'Entries of a talent on given days, including bookouts',
      tags,
      querystring: ClashQuery,
      response: { 200: ClashList },
    },
    handler: async ({ query }) => {
      requireRange(query, BOOKING_DAYS_MAX);
      const { talentId, from, to, exceptId = null } = query;
      return { items: await clashesOf(db, [talentId], from, to, { exceptId }) };
    },
  });

  app.get(`${PATH}/:id`, {
    config: { access: ['Business', ...STAFF] },
    schema: {
      operationId: 'managementBookingDetail',
      summary: 'One booking',
      tags,
      params: IdParams,
      response: { 200: Booking },
    },
    handler: async (request) => {
      const id = requireBookingId(request.params.id);
      const scope = scopeOf(identityOf(request));
      const booking = scope && (await findBooking(db, id, scope));
      if (!booking) throw new AppError('BOOKING_NOT_EXIST');
      return booking;
    },
  });
};

const writeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(PATH, {
    config: { access: STAFF },
    schema: {
      operationId: 'managementBookingCreate',
      summary: 'Holds or books days of a talent',
      tags: writeTags,
      body: BookingBody,
      response: { 201: Booking },
    },
    handler: async (request, reply) => {
      const made = await createBooking(services, actorContextOf(request), request.body);
      return reply.status(201).send(made);
    },
  });

  app.put(`${PATH}/:id`, {
    config: { access: STAFF },
    schema: {
      operationId: 'managementBookingUpdate',
      summary: 'Changes days, kind or note; also turns an option into a booking',
      tags: writeTags,
      params: IdParams,
      body: BookingChangeBody,
      response: { 200: Booking },
    },
    handler: (request) => {
      const id = requireBookingId(request.params.id);
      return changeBooking(services, actorContextOf(request), id, request.body);
    },
  });

  app.delete(`${PATH}/:id`, {
    config: { access: STAFF },
    schema: {
      operationId: 'managementBookingCancel',
      summary: 'Cancels an option or a booking, which stays in the history',
      tags: writeTags,
      params: IdParams,
      body: BookingCancelBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const id = requireBookingId(request.params.id);
      await cancelBooking(services, actorContextOf(request), id, request.body);
      return reply.status(204).send(null);
    },
  });
};
