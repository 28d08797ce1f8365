import type { Config } from '@dara/backend/role';
import { callerToken } from '../deploy/deploy-token.ts';
import { RegistryClient } from '../deploy/registry-client.ts';
import type { ReleaseTarget } from '../deploy/release-actions.ts';
import { runningOrigin } from '../deploy/running-server.ts';

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
  const { openLocalTarget } = await import('./local-session.ts');
  return { ...(await openLocalTarget(config)), address };
}
