import { createLogger, createServices, type Config } from '@dara/backend';
import { actionParts } from '../deploy/action-parts.ts';
import { localTarget } from '../deploy/local-target.ts';
import { migratePlatform } from '../registry/registry.migrations.ts';
import { createRegistry } from '../site.ts';

/** The registry in the database of the site, while no server runs on it. */
export async function openLocalTarget(config: Config) {
  const services = await createServices(config, { log: createLogger('error') });
  await migratePlatform(services);
  return {
    target: localTarget(actionParts(createRegistry(services), services.db)),
    label: config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir,
    close: () => services.close(),
  };
}
