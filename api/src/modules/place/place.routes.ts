import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { DistrictQuery, PlaceList, SubDistrictList, SubDistrictQuery } from './place.schema.ts';
import { places } from './places.ts';

const tags = ['place'];
const config = { access: 'public' } as const;
/** Administrative divisions change once in years, and with a release of the api. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The list below a parent, cacheable; empty for an unknown parent. */
function listOf<T>(items: T[] | undefined, reply: FastifyReply): { items: T[] } {
  if (!items) throw new AppError('NOT_FOUND');
  reply.header('cache-control', A_DAY);
  return { items };
}

/** Thai administrative places, from which addresses are chosen. */
export const placeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app) => {
  app.get('/api/place/province', {
    config,
    schema: {
      operationId: 'placeProvinceList',
      summary: 'The provinces of Thailand',
      tags,
      response: { 200: PlaceList },
    },
    handler: async (_request, reply) => listOf(places().provinces, reply as FastifyReply),
  });

  app.get('/api/place/district', {
    config,
    schema: {
      operationId: 'placeDistrictList',
      summary: 'The districts of a province',
      tags,
      querystring: DistrictQuery,
      response: { 200: PlaceList },
    },
    handler: async ({ query }, reply) =>
      listOf(places().districts.get(query.province), reply as FastifyReply),
  });

  app.get('/api/place/subdistrict', {
    config,
    schema: {
      operationId: 'placeSubDistrictList',
      summary: 'The sub-districts of a district, with their postal codes',
      tags,
      querystring: SubDistrictQuery,
      response: { 200: SubDistrictList },
    },
    handler: async ({ query }, reply) =>
      listOf(places().subDistricts.get(query.district), reply as FastifyReply),
  });
};
