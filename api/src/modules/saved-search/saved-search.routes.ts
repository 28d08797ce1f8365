import { identityOf, type Services } from '@dara/backend';
import { sql } from 'kysely';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { declareMatchSearches } from './match-searches.job.ts';
import { deleteSearch, insertSearch, listSearches } from './saved-search.repository.ts';
import { SavedSearch, SavedSearchBody, SavedSearches } from './saved-search.schema.ts';

/** Searches for talents that a person of a business keeps; new faces who match are told by notices. */
export const savedSearchRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  declareMatchSearches(services);
  const route = routesOf(app, {
    path: '/api/business/search',
    operation: 'businessSearch',
    tags: ['business search'],
    access: ['Business'],
  });

  route('GET', 'List', {
    summary: 'The own saved searches, newest first',
    answer: SavedSearches,
    handler: async (request) => ({ items: await listSearches(db, identityOf(request).id) }),
  });

  route('POST', 'Create', {
    summary: 'Saves a search for talents; notices tell of new faces who match',
    body: SavedSearchBody,
    created: SavedSearch,
    handler: (request) => {
      const { id } = identityOf(request);
      return db.transaction().execute(async (trx) => {
        // Concurrent ones wait for each other, so that the limit holds.
        await sql`SELECT 1 FROM profile WHERE id = ${id} FOR UPDATE`.execute(trx);
        return insertSearch(trx, id, request.body);
      });
    },
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a saved search and ends its notices',
    handler: (request) => deleteSearch(db, identityOf(request).id, request.params.id),
  });
};
