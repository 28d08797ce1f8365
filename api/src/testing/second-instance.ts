import { createServices, type Services } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app/build-app.ts';
import type { TestApi } from './test-api.ts';

export interface Instance {
  app: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

/** Another process on the same database and file store. */
export async function startSecondInstance(
  api: Pick<TestApi, 'services'>,
  { prerenderImages = false } = {},
): Promise<Instance> {
  const { config, database } = api.services;
  const services = await createServices(config, {
    database: { ...database, close: async () => undefined },
  });
  const app = buildApi(services, { prerenderImages, hasLazySchemas: true });
  await app.ready();
  return {
    app,
    services,
    close: async () => {
      await app.close();
      await services.close();
    },
  };
}
