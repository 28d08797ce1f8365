import { AppError, type Services } from '@dara/backend';
import { routesOf } from '../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { DistrictQuery, PlaceList, SubDistrictList, SubDistrictQuery } from './place.schema.ts';
import { places } from './places.ts';

const tags = ['place'];
/** Administrative divisions change once in years, and with a release of the api. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The list below a parent, cacheable; empty for an unknown parent. */
function listOf<T>(items: T[] | undefined, reply: FastifyReply): { items: T[] } {
  if (!items) throw new AppError('NOT_FOUND');
  reply.header('cache-control', A_DAY);
  return { items };
}

/** Thai administrative places, from which addresses are chosen. */
export const placeRoutes: FastifyPluginAsync<{ services: Services }> = async (app) => {
  const route = routesOf(app, { path: '/api/place', operation: 'place', access: 'public', tags });

  route('GET /province', 'ProvinceList', {
    summary: 'The provinces of Thailand',
    answer: PlaceList,
    handler: (_request, reply) => listOf(places().provinces, reply as FastifyReply),
  });

  route('GET /district', 'DistrictList', {
    summary: 'The districts of a province',
    query: DistrictQuery,
    answer: PlaceList,
    handler: ({ query }, reply) =>
      listOf(places().districts.get(query.province), reply as FastifyReply),
  });

  route('GET /subdistrict', 'SubDistrictList', {
    summary: 'The sub-districts of a district, with their postal codes',
    query: SubDistrictQuery,
    answer: SubDistrictList,
    handler: ({ query }, reply) =>
      listOf(places().subDistricts.get(query.district), reply as FastifyReply),
  });
};
