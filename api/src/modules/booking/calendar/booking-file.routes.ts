import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { recordRead } from '../../../kernel/record/audit.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { findBooking } from '../booking.repository.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';

const FileQuery = Type.Object({ language: Type.Optional(StringEnum(['th', 'en'])) });

/** One booking as a calendar file. */
export const bookingFileRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/management/booking/:id/ics',
    operation: 'managementBooking',
    access: ['Staff', 'Admin'],
    tags: ['management booking'],
  });

  route('GET', 'File', {
    summary: 'One booking as an iCalendar file',
    query: FileQuery,
    produces: ['text/calendar'],
    answer: Type.Unsafe<unknown>({ type: 'string' }),
    handler: async (request, reply) => {
      const { id } = request.params;
      const { language = 'th' } = request.query;
      const booking = await findBooking(services.db, id, 'all');
      if (booking?.status !== 'Active') throw new AppError('BOOKING_NOT_EXIST');
      const { actor, requestId } = actorContextOf(request);
      await recordRead(services.db, {
        ...{ actor, requestId, action: 'Download', entity: 'booking', entityId: booking.id },
        diff: { file: 'ics' },
      });
      const { talent, job, ...rest } = booking;
      const entry = { ...rest, about: [talent.name, job?.title ?? null] };
      const url = `${services.config.publicUrl}/management/business/booking?booking=${booking.id}`;
      return reply
        .header('content-disposition', `attachment; filename="booking-${booking.from}.ics"`)
        .type(CALENDAR_TYPE)
        .send(calendarFile([entry], { language, url }));
    },
  });
};
