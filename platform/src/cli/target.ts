import type { Config } from '@dara/backend';
import { createServices } from '@dara/backend';
import { createLogger } from '@dara/backend';
import { actionParts } from '../deploy/action-parts.ts';
import { callerToken } from '../deploy/deploy-token.ts';
import { localTarget } from '../deploy/local-target.ts';
import { RegistryClient } from '../deploy/registry-client.ts';
import type { ReleaseTarget } from '../deploy/release-actions.ts';
import { runningOrigin } from '../deploy/running-server.ts';
import { migratePlatform } from '../registry/registry.migrations.ts';
import { createRegistry } from '../site.ts';

export interface OpenTarget {
  target: ReleaseTarget;
  /** Description of the registry for messages. */
  label: string;
  /** Address of the site for a team: `DARA_URL` if set, else `PUBLIC_URL`. */
  address: string;
  close: () => Promise<void>;
}

/**
 * The registry to use: the server of `DARA_URL`, the one running on the data folder (only one process can open the
 * embedded database), else the database itself.
 */
export async function openTarget(config: Config): Promise<OpenTarget> {
  const named = process.env['DARA_URL']?.replace(/\/+$/, '');
  const address = named || config.publicUrl;
  const origin = named || (await runningOrigin(config.dataDir));
  if (origin) {
    const target = new RegistryClient(origin, callerToken(config.dataDir));
    return { target, label: origin, address, close: async () => undefined };
  }
  const services = await createServices(config, { log: createLogger('error') });
  await migratePlatform(services);
  return {
    target: localTarget(actionParts(createRegistry(services), services.db)),
    address,
    label: config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir,
    close: () => services.close(),
  };
}
