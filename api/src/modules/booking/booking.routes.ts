import { BOOKING_DAYS_MAX } from '@dara/model';
import { AppError, identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
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
const STAFF = ['Staff', 'Admin'] as const;

/** The user's scope; null for a business account without a business. */
function scopeOf({ permission, businessProfileId }: Identity): BookingScope | null {
  if (permission !== 'Business') return 'all';
  return businessProfileId === null ? null : { businessProfileId };
}

/** Bookings: the agency's calendar, options and bookings, and a talent's own days. */
export const bookingRoutes: FastifyPluginAsync<{ services: Services }> = async (
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
  });
};

const readRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementBooking',
    access: ['Business', ...STAFF],
    tags,
  });

  route('GET', 'List', {
    summary:
      'Bookings and options that overlap the given days; for a business those of its own jobs',
    query: BookingQuery,
    answer: BookingCalendar,
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

  route('GET /clash', 'Clash', {
    summary: 'Entries of a talent on given days, including bookouts',
    access: STAFF,
    query: ClashQuery,
    answer: ClashList,
    handler: async ({ query }) => {
      requireRange(query, BOOKING_DAYS_MAX);
      const { talentId, from, to, exceptId = null } = query;
      return { items: await clashesOf(db, [talentId], from, to, { exceptId }) };
    },
  });

  route('GET /:id', 'Detail', {
    summary: 'One booking',
    answer: Booking,
    handler: async (request) => {
      const scope = scopeOf(identityOf(request));
      const booking = scope && (await findBooking(db, request.params.id, scope));
      if (!booking) throw new AppError('BOOKING_NOT_EXIST');
      return booking;
    },
  });
};

const writeRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const route = routesOf(app, {
    path: PATH,
    operation: 'managementBooking',
    access: STAFF,
    tags: ['management booking', 'management proposal'],
  });

  route('POST', 'Create', {
    summary: 'Holds or books days of a talent',
    body: BookingBody,
    created: Booking,
    handler: async (request) => {
      const made = await createBooking(services, actorContextOf(request), request.body);
      return made;
    },
  });

  route('PUT /:id', 'Update', {
    summary: 'Changes days, kind or note; also turns an option into a booking',
    body: BookingChangeBody,
    answer: Booking,
    handler: (request) =>
      changeBooking(services, actorContextOf(request), request.params.id, request.body),
  });

  route('DELETE /:id', 'Cancel', {
    summary: 'Cancels an option or a booking, which stays in the history',
    body: BookingCancelBody,
    handler: (request) =>
      cancelBooking(services, actorContextOf(request), request.params.id, request.body),
  });
};
