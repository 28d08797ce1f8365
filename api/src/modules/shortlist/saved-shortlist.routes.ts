import { AppError, identityOf, type Db, type Services } from '@dara/backend';
import { sql } from 'kysely';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { requireApprovedBusiness } from '../business/business.public.ts';
import {
  changeShortlist,
  deleteShortlist,
  insertShortlist,
  listShortlists,
  readShortlist,
} from './saved-shortlist.repository.ts';
import {
  SavedShortlist,
  SavedShortlistBody,
  SavedShortlistChange,
  SavedShortlists,
} from './saved-shortlist.schema.ts';

function businessOf(request: FastifyRequest): string {
  const { businessProfileId } = identityOf(request);
  if (businessProfileId === null) throw new AppError('BUSINESS_NOT_EXIST');
  return businessProfileId;
}

/** Shortlists of the business of the signed-in user, which all of its members share. */
export const savedShortlistRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  const route = routesOf(app, {
    path: '/api/business/shortlist',
    operation: 'businessShortlist',
    tags: ['business shortlist'],
    access: ['Business'],
  });

  /** Only an approved business changes its lists; its writes wait for each other, so that limit and version hold. */
  function write<Answer>(
    request: FastifyRequest,
    work: (trx: Db, businessId: string) => Promise<Answer>,
  ): Promise<Answer> {
    const businessId = businessOf(request);
    return db.transaction().execute(async (trx) => {
      const key = `shortlist ${businessId}`;
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
      await requireApprovedBusiness(trx, businessId);
      return work(trx, businessId);
    });
  }

  route('GET', 'List', {
    summary: 'The saved shortlists of the own business, last changed first',
    answer: SavedShortlists,
    handler: async (request) => ({ items: await listShortlists(db, businessOf(request)) }),
  });

  route('GET /:id', 'Detail', {
    summary: 'One saved shortlist with its talents in order and their notes',
    answer: SavedShortlist,
    handler: (request) => readShortlist(db, businessOf(request), request.params.id),
  });

  route('POST', 'Create', {
    summary: 'Saves a shortlist under a name; talents who are not public are left out',
    body: SavedShortlistBody,
    created: SavedShortlist,
    handler: (request) =>
      write(request, (trx, businessId) => insertShortlist(trx, businessId, request.body)),
  });

  route('PUT /:id', 'Update', {
    summary: 'Renames a saved shortlist or replaces its talents',
    body: SavedShortlistChange,
    answer: SavedShortlist,
    handler: (request) =>
      write(request, (trx, businessId) =>
        changeShortlist(trx, businessId, request.params.id, request.body),
      ),
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a saved shortlist',
    handler: (request) =>
      write(request, (trx, businessId) => deleteShortlist(trx, businessId, request.params.id)),
  });
};
