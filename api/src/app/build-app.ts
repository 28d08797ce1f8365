import {
  createHttp,
  createServices,
  migrate,
  type Config,
  type HttpOptions,
  type Services,
} from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/migrations.ts';
import { apiPlugin, type ApiOptions } from './api-plugin.ts';

/** Migrates the api's tables; returns the names of the executed migrations. */
export function migrateApi(services: Services): Promise<string[]> {
  return migrate(services, 'api', migrations);
}

/** The api alone on given services, for tests and the api's own server. */
export function buildApi(
  services: Services,
  {
    hasLazySchemas = false,
    ...options
  }: Omit<ApiOptions, 'services'> & Pick<HttpOptions, 'hasLazySchemas'> = {},
): FastifyInstance {
  const app = createHttp(services, { hasLazySchemas });
  app.register(apiPlugin, { services, ...options });
  return app;
}

/** The whole api from a configuration: services, migrations, routes. Closing the app closes the services. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const services = await createServices(config);
  try {
    await migrateApi(services);
    const app = buildApi(services);
    app.addHook('onClose', () => services.close());
    await app.ready();
    services.jobs.start();
    return app;
  } catch (error) {
    await services.close();
    throw error;
  }
}
